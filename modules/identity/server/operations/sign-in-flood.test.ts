import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type PasswordHashes, passwordHashes } from "../password/password-hashes.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const document = "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { code } }";
const flood = 300;
await aMember(database, "ANA", { passwordHash: await hashSecret("Main-bola7") });

/** A pool of hashes that stand still until they are let go, and counts who comes near them. */
function heldHashes() {
  const real = passwordHashes({ atOnce: 2, waiting: 60 });
  const seen = { asked: 0, refused: 0 };
  const gate = Promise.withResolvers<void>();
  const passwords: PasswordHashes = {
    hash: real.hash,
    async matches(password, hash) {
      seen.asked += 1;
      await gate.promise;
      const reply = await real.matches(password, hash);
      if (!reply.ok) seen.refused += 1;
      return reply;
    },
  };
  return { passwords, seen, letGo: () => gate.resolve() };
}

const codesOf = async (replies: Promise<{ body: { data?: { memberLogin: { code: string } } | null } }>[]) =>
  (await Promise.all(replies)).map(({ body }) => body.data?.memberLogin.code ?? "none");

test("S4 of a flood from one address few attempts are hashed, and other requests are answered meanwhile", {
  timeout: 120_000,
}, async () => {
  const { passwords, seen, letGo } = heldHashes();
  const fixture = await identityFixture(database, { passwords });
  const cookie = sessionCookieOf(await fixture.guestInit());
  const replies = Array.from({ length: flood }, (_, index) =>
    fixture.post<{ memberLogin: { code: string } }>(
      document,
      { input: { account: `someone${index}@mail.example`, password: "wrong-1" } },
      { "x-test-address": "203.0.113.1" },
    ),
  );
  // The first one is being hashed, and stays so: everything else is answered without waiting for it.
  await expect.poll(() => seen.asked, { timeout: 120_000 }).toBe(1);
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await fixture.whoAmI({ cookie })).body.data?.whoAmI).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(seen.asked).toBe(1);
  letGo();
  const codes = await codesOf(replies);
  expect(seen.asked).toBe(5);
  expect(codes.filter((code) => code === "LOGIN_FAILED")).toHaveLength(5);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(flood - 5);
});

test("S4 a flood of many names from many addresses waits in a bounded queue; beyond it attempts are refused and not counted", {
  timeout: 120_000,
}, async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  const { passwords, seen, letGo } = heldHashes();
  const fixture = await identityFixture(database, { passwords });
  const cookie = sessionCookieOf(await fixture.guestInit());
  const replies = Array.from({ length: flood }, (_, index) =>
    fixture.post<{ memberLogin: { code: string } }>(
      document,
      { input: { account: `other${index}@mail.example`, password: "wrong-1" } },
      { "x-test-address": `2001:db8::${index.toString(16)}` },
    ),
  );
  await expect.poll(() => seen.asked, { timeout: 120_000 }).toBe(flood);
  expect((await fixture.whoAmI({ cookie })).body.data?.whoAmI).toMatch(/^[0-9a-f-]{36}$/);
  letGo();
  const codes = await codesOf(replies);
  // Two at once and sixty that wait; a place that is free again meanwhile is taken by the next.
  expect(codes.filter((code) => code === "LOGIN_FAILED").length).toBeGreaterThanOrEqual(62);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(seen.refused);
  expect(seen.refused).toBeGreaterThan(0);
  const { rows } = await sql<{ tries: number }>`select coalesce(sum(count), 0)::int as tries from kit.rate_limit
    where key like 'sign-in:account:%'`.execute(database.kysely);
  expect(rows).toEqual([{ tries: flood - seen.refused }]);
});
