import { expect, test } from "vitest";
import { permissions, permissionsOf, permissionsOfRole, staffRoles } from "./roles.ts";

test("D-70 only the administrator has every permission", () => {
  expect(staffRoles).toEqual(["admin", "catalogue", "marketing", "orderDesk", "storeStaff", "support", "finance"]);
  const everything = staffRoles.filter((role) => permissionsOfRole[role].length === permissions.length);
  expect(everything).toEqual(["admin"]);
});

test("D-70 support reads and answers the chat and sees masked contacts only", () => {
  expect(permissionsOf(["support"])).toEqual([
    "orders.read",
    "customers.read",
    "privacy.handle",
    "returns.read",
    "refunds.read",
    "chat.answer",
    "catalogue.read",
    "promotions.read",
    "stock.read",
  ]);
});

test("several roles grant the union of their permissions; an unknown one grants none", () => {
  expect(permissionsOf(["support", "finance"])).toEqual(
    permissions.filter((one) => [...permissionsOfRole.support, ...permissionsOfRole.finance].includes(one)),
  );
  expect(permissionsOf(["emperor"])).toEqual([]);
});
