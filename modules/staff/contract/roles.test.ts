import { expect, test } from "vitest";
import { permissions, permissionsOf, permissionsOfRole, staffRoles } from "./roles.ts";

test("D-70 the roles are these, and the administrator alone may do everything", () => {
  expect(staffRoles).toEqual(["admin", "catalogue", "marketing", "orderDesk", "storeStaff", "support", "finance"]);
  const everything = staffRoles.filter((role) => permissionsOfRole[role].length === permissions.length);
  expect(everything).toEqual(["admin"]);
});

test("D-70 support reads and answers the chat, and does not see who somebody is", () => {
  expect(permissionsOf(["support"])).toEqual(["orders.read", "returns.read", "refunds.read", "chat.answer"]);
});

test("several roles allow what each of them does; an unknown one allows nothing", () => {
  expect(permissionsOf(["support", "finance"])).toEqual(
    permissions.filter((one) => [...permissionsOfRole.support, ...permissionsOfRole.finance].includes(one)),
  );
  expect(permissionsOf(["emperor"])).toEqual([]);
});
