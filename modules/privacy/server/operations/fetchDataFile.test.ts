import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { fetchFile, lastToken, recorded, remove, request, send } = await privacyFixture(database);

/** The token of a link that was sent to a new member, and the request it answers. */
async function aLink(code: string) {
  await aMember(database, code);
  const id = await recorded(code, "export");
  await send({ id });
  return { id, token: await lastToken() };
}

test("MU-04 a link answers the customer's data three times, also under parallel requests, and each use is a step by the customer", async () => {
  const { id, token } = await aLink("UANI");
  const tries = await Promise.all(Array.from({ length: 10 }, () => fetchFile(token)));
  const files = tries.filter(({ errorCode }) => errorCode === null);
  expect(files).toHaveLength(3);
  expect(files[0]?.data).toMatchObject({ profile: { userCode: "UANI" }, privacyRequests: [{ kind: "export" }] });
  expect(tries.filter(({ errorCode }) => errorCode === "LINK_OVER")).toHaveLength(7);
  expect((await request(id)).steps.slice(2)).toEqual(
    Array.from({ length: 3 }, () => ({ action: "downloaded", by: null, field: null, channel: null })),
  );
});

test("MU-04 a link ends after three days, with the account, and where it was made up", async () => {
  const { token: old } = await aLink("UOLD");
  expect(await fetchFile(old)).toMatchObject({ errorCode: null });
  await sql`update privacy.data_link set expires_at = expires_at - interval '3 days'`.execute(database.kysely);
  expect(await fetchFile(old)).toMatchObject({ errorCode: "LINK_OVER", data: null });
  const { token } = await aLink("UGONE");
  await remove({ id: await recorded("UGONE", "delete"), understood: true });
  expect(await fetchFile(token)).toMatchObject({ errorCode: "LINK_OVER", data: null });
  expect(await fetchFile("made-up")).toMatchObject({ errorCode: "LINK_OVER", data: null });
});
