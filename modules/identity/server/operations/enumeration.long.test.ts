import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { dummyHash } from "#kit/core/secret-hash.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { separability } from "#kit/testing/separability.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { addMembers } from "../store/members.ts";
import { identityFixture } from "../testing/identity-fixture.ts";

/** How many known and how many unknown names are asked. */
const samples = tries(60, 500);
/** What S5 allows: a guesser who goes by time is right in 55 of 100 pairs at most. */
const largestGap = 0.55;

const { database } = await testDatabase();
const fixture = await identityFixture(database);
await addMembers(
  database.kysely,
  Array.from({ length: samples }, (_, index) => ({
    userCode: `T${index}`,
    email: `known${index}@mail.example`,
    mobile: null,
    firstName: "T",
    lastName: "T",
    gender: null,
    birthDate: null,
    // Each with a salt of its own, as members have; the password itself does not matter.
    passwordHash: dummyHash("any key", `T${index}`),
    verifiedAt: new Date(),
  })),
);
// One plan for all, before the first is timed.
await sql`analyze identity.member`.execute(database.kysely);

const login = `mutation memberLogin($input: MemberLoginInput!) { answer: memberLogin(input: $input) { code } }`;
const reset = `mutation requestPasswordReset($input: PasswordResetInput!) {
  answer: requestPasswordReset(input: $input) { code } }`;

type Kind = "known" | "unknown";

/**
 * Asks for every name once, known and unknown side by side so that a slow moment meets both, and answers how long each took.
 * Which of them comes first is drawn: the threads that hash take turns, and in any fixed order each kind would meet its own.
 */
async function timesOf(call: (account: string, address: string) => Promise<unknown>): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const kinds: readonly Kind[] = ["known", "unknown"];
  const random = seededRandom("known or unknown first");
  for (let index = 0; index < samples; index += 1) {
    for (const kind of random() < 0.5 ? kinds : kinds.toReversed()) {
      const account = `${kind === "known" ? "known" : "nobod"}${index}@mail.example`;
      const began = performance.now();
      await call(account, `2001:db8:${kind === "known" ? 1 : 2}::${index.toString(16)}`);
      times[kind].push(performance.now() - began);
    }
  }
  return times;
}

describe("S5 the response time does not reveal whether an account exists", () => {
  test.each([
    ["login", "LOGIN_FAILED", login, (account: string) => ({ account, password: "Main-bola8" })],
    ["reset", "200", reset, (account: string) => ({ account })],
  ] as const)("%s", { timeout: tries(180_000, 900_000) }, async (name, expected, document, inputFor) => {
    const call = async (account: string, address: string) => {
      const headers = { "x-test-address": address };
      const { body } = await fixture.post<{ answer: { code: string } }>(
        document,
        { input: inputFor(account) },
        headers,
      );
      expect(body.data?.answer.code).toBe(expected);
    };
    for (const account of ["known0@mail.example", "nobody@mail.example"]) await call(account, "2001:db8:9::1");
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    const { known, unknown } = await timesOf(call);
    const { auc, byChance } = separability(known, unknown);
    figure("S5", `times of ${samples} known and ${samples} unknown accounts, ${name}`, `AUC ${auc.toFixed(3)}`);
    // Chance alone moves the figure; three times as far as it usually does is no chance any more.
    expect(Math.abs(auc - 0.5)).toBeLessThan(largestGap - 0.5 + 3 * byChance);
  });
});
