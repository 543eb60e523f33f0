import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { memberFilesPerHour } from "../../contract/constants.ts";
import type { KnownMember } from "../ports/member-data-keeper.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const forgotten: KnownMember[] = [];
let broken = false;
const fixture = await accountFixture(database, {
  memberData: [
    {
      name: "things",
      collect: async (_db, member) => [member],
      async forget(_trx, member) {
        if (broken) throw new Error("a module that cannot let go");
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

test("D-63 an account goes with everything about it, in every module, on every device, and a last message says so", async () => {
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

test("nobody is half gone: when one module cannot let go, everything stays and nothing is said", async () => {
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

test("it has to be understood", async () => {
  const ani = await fixture.member("U3");
  await ani.ask("confirmAccess", { password: oldPassword });
  expect(await ani.ask("deleteAccount", { understood: false })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await fixture.row("U3")).not.toBeNull();
});

test("D-63 the file holds every module's part and no hash, and is for its member alone", async () => {
  const ani = await fixture.member("U4");
  await ani.ask("confirmAccess", { password: oldPassword });
  const document = "query queryMyData { queryMyData { success errorCode data } }";
  const { body } = await fixture.post<{ queryMyData: { data: Record<string, unknown> } }>(
    document,
    {},
    { cookie: ani.cookie },
  );
  expect(body.data?.queryMyData.data).toEqual({
    writtenAt: "2026-11-15T10:00:00.000Z",
    profile: expect.objectContaining({ userCode: "U4", email: "u4@mail.example", passwordSet: true }),
    accountsElsewhere: [],
    devices: [expect.objectContaining({ userAgent: "" })],
    things: [{ userCode: "U4", email: "u4@mail.example" }],
  });
  expect(JSON.stringify(body)).not.toContain("argon2id");
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    expect((await fixture.post(document, {}, { cookie })).body.errors?.[0]?.extensions.code).toBe("0002");
  }
});

test("nobody fetches files all day: after ten in an hour the next is refused, also of a hundred at once", async () => {
  const ani = await fixture.member("U5");
  await ani.ask("confirmAccess", { password: oldPassword });
  const document = "query queryMyData { queryMyData { success errorCode } }";
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const headers = { cookie: ani.cookie };
      const { body } = await fixture.post<{ queryMyData: { errorCode: string | null } }>(document, {}, headers);
      return body.data?.queryMyData.errorCode ?? "fine";
    }),
  );
  expect(answers.filter((answer) => answer === "fine")).toHaveLength(memberFilesPerHour);
  expect(answers.filter((answer) => answer === "RATE_LIMITED")).toHaveLength(100 - memberFilesPerHour);
});

test("2B-11 the file asks for a fresh proof: a session alone, an old proof or one of another device get nothing", async () => {
  const ani = await fixture.member("U6");
  const fetchFile = async (cookie: string) => {
    const document = "query queryMyData { queryMyData { success errorCode data } }";
    const { body } = await fixture.post<{ queryMyData: { errorCode: string | null; data: unknown } }>(
      document,
      {},
      { cookie },
    );
    const { errorCode, data } = body.data?.queryMyData ?? { errorCode: "NOTHING", data: null };
    return errorCode ?? (data === null ? "EMPTY" : "FILE");
  };
  expect(await fetchFile(ani.cookie)).toBe("CONFIRM_FIRST");
  await ani.ask("confirmAccess", { password: "Wrong-one7" });
  expect(await fetchFile(ani.cookie)).toBe("CONFIRM_FIRST");
  await ani.ask("confirmAccess", { password: oldPassword });
  expect(await fetchFile(await ani.elsewhere())).toBe("CONFIRM_FIRST");
  // A download that breaks off may be tried again for as long as the proof is fresh.
  expect([await fetchFile(ani.cookie), await fetchFile(ani.cookie)]).toEqual(["FILE", "FILE"]);
  await sql`update identity.session set confirmed_at = confirmed_at - interval '11 minutes'`.execute(database.kysely);
  expect(await fetchFile(ani.cookie)).toBe("CONFIRM_FIRST");
  await ani.proveBy("EMAIL");
  expect(await fetchFile(ani.cookie)).toBe("FILE");
});
