import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { KnownMember } from "../ports/member-data-keeper.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";

const { database } = await testDatabase();
const forgotten: KnownMember[] = [];
let broken = false;
const fixture = await accountFixture(database, {
  memberData: [
    {
      name: "things",
      collect: async (_db, member) => [member],
      async forget(_trx, member) {
        if (broken) throw new Error("a module that fails to delete");
        forgotten.push(member);
      },
    },
  ],
});
const count = async (table: string, userCode: string) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where user_code = ${userCode}`.execute(database.kysely)
  ).rows[0]?.count;

test("D-63 an account is deleted from every module with all sessions, and a last message is sent", async () => {
  const ani = await fixture.member("U1", { social: { channel: "google", subject: "g-1" } });
  const other = await ani.elsewhere();
  await ani.ask("confirmAccess", { password: oldPassword });
  const gone = await ani.ask("deleteAccount", { understood: true }, "id-ID");
  expect(gone).toMatchObject({ success: true });
  expect(gone.cookies.filter((cookie) => /^token=;.*Max-Age=0/.test(cookie))).toHaveLength(1);
  expect(await fixture.row("U1")).toBeNull();
  expect([await count("identity.session", "U1"), await count("identity.social_account", "U1")]).toEqual([0, 0]);
  for (const cookie of [ani.cookie, other]) {
    expect((await fixture.whoAmI({ cookie })).body.errors?.[0]?.extensions.code).toBe("0002");
  }
  expect(forgotten).toEqual([{ userCode: "U1", email: "u1@mail.example" }]);
  expect(await fixture.letters()).toEqual([
    expect.objectContaining({ to: "u1@mail.example", content: { kind: "accountDeleted", data: {} } }),
  ]);
});

test("when one module fails, the whole deletion is rolled back and no message is sent", async () => {
  const ani = await fixture.member("U2");
  await ani.ask("confirmAccess", { password: oldPassword });
  const before = await fixture.letters();
  broken = true;
  expect((await ani.ask("deleteAccount", { understood: true })).success).toBe(false);
  broken = false;
  expect(await fixture.row("U2")).not.toBeNull();
  expect(await fixture.letters()).toEqual(before);
  expect((await fixture.whoAmI({ cookie: ani.cookie })).body.data?.whoAmI).toBe("U2");
});

test("the deletion must be acknowledged", async () => {
  const ani = await fixture.member("U3");
  await ani.ask("confirmAccess", { password: oldPassword });
  expect(await ani.ask("deleteAccount", { understood: false })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await fixture.row("U3")).not.toBeNull();
});
