import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { memberFilesPerHour } from "../../contract/constants.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await accountFixture(database, {
  memberData: [{ name: "things", collect: async (_db, member) => [member], forget: async () => undefined }],
});

test("D-63 the export has a section of every module and no hash, and is refused to anyone else", async () => {
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

test("of 100 parallel exports ten in an hour succeed", async () => {
  const ani = await fixture.member("U5");
  await ani.ask("confirmAccess", { password: oldPassword });
  const document = "query queryMyData { queryMyData { success errorCode } }";
  const replies = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const headers = { cookie: ani.cookie };
      const { body } = await fixture.post<{ queryMyData: { errorCode: string | null } }>(document, {}, headers);
      return body.data?.queryMyData.errorCode ?? "fine";
    }),
  );
  expect(replies.filter((reply) => reply === "fine")).toHaveLength(memberFilesPerHour);
  expect(replies.filter((reply) => reply === "RATE_LIMITED")).toHaveLength(100 - memberFilesPerHour);
});

test("2B-11 the export needs a recent confirmation in the same session", async () => {
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
