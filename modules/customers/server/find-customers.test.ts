import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { adminFixture } from "#modules/admin/server/testing/admin-fixture.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { customerFinder } from "./find-customers.ts";
import { scope } from "./testing/customers-fixture.ts";

const { database } = await testDatabase();
const finder = customerFinder({ database, clock: systemClock, scope });
const { staff, orders } = await adminFixture(database, { finders: [finder] });
await aMember(database, "U10000777", { firstName: "Kirana", lastName: "Layang", mobile: "+6281210000777" });
const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "FIND-1", owner: "member:U10000777" }));

type Found = { kind: string; code: string; title: string; detail: string; to: string };

/** What the command palette finds of customers. */
async function customers(text: string, headers: { cookie: string }): Promise<Found[]> {
  const query = "query adminFind($text: String!) { adminFind(text: $text) { kind code title detail to } }";
  const { body } = await staff.post<{ adminFind: Found[] }>(query, { text }, headers);
  return (body.data?.adminFind ?? []).filter(({ kind }) => kind === "customer");
}

test("MF-10 a customer is found by name, number, e-mail, order and code, and leads to their page", async () => {
  const desk = await staff.signedIn("desk@palette.test", "orderDesk");
  const kirana = {
    kind: "customer",
    code: "U10000777",
    title: "Kirana Layang",
    detail: "+62 812-1000-0777",
    to: "/admin/customers/U10000777",
  };
  for (const text of ["kiran", "layang", "0812-1000-0777", "u10000777@mail.example", orderCode, "U10000777"])
    expect(await customers(text, desk), text).toEqual([kirana]);
  expect(await customers("nobody at all", desk)).toEqual([]);
});

test("MF-10 staff without contact data find whole names only, masked, and staff without customers find none", async () => {
  const support = await staff.signedIn("support@palette.test", "support");
  expect(await customers("kiran", support)).toEqual([]);
  const [found] = await customers("U10000777", support);
  expect(found).toMatchObject({
    title: "K••• L•••",
    detail: "+62 812•••••777",
    to: "/admin/customers/U10000777",
  });
  expect(await customers("U10000777", await staff.signedIn("goods@palette.test", "catalogue"))).toEqual([]);
});
