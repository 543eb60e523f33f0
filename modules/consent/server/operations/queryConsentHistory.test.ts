import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { wordings } from "../../contract/wordings.ts";
import { currentConsents } from "../current-consents.ts";
import { type ConsentSubject, consentHistory, consentModule, withdrawEverything } from "../index.ts";
import { recordConsent } from "../record-consent.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T10:00:00Z");
const deps = {
  database,
  clock,
  secret: "a secret of at least thirty-two characters",
  emailOfMember: async (userCode: string) => (userCode === "U1" ? "sari@example.com" : null),
};
const executor = createExecutor(joinSchemas([consentModule(deps)]), { report: () => undefined });
const member = (userCode: string): Caller => ({ kind: "member", sessionId: "s", userCode });

async function history(caller: Caller) {
  const query = `query queryConsentHistory { queryConsentHistory {
    purpose given mailbox form textVersion language words recordedAt } }`;
  const result = await executor.execute({ query, variables: {}, context: requestContext({ caller }) });
  return JSON.parse(JSON.stringify(result));
}

const agree = (subject: ConsentSubject, given: boolean, purpose: "marketingEmail" | "marketingWhatsApp") =>
  inTransaction(database, (trx) =>
    recordConsent(trx, deps, {
      subject,
      purpose,
      given,
      textVersion: "1",
      locale: "id-ID",
      form: "account",
      address: "203.0.113.7",
    }),
  );

test("CO-15 D-21 a member sees every answer with its wording, version, language, time and form, newest first", async () => {
  await agree({ kind: "member", userCode: "U1" }, true, "marketingWhatsApp");
  clock.advance(1000);
  await agree({ kind: "email", email: "sari@example.com" }, true, "marketingEmail");
  clock.advance(1000);
  await agree({ kind: "member", userCode: "U1" }, false, "marketingWhatsApp");
  await agree({ kind: "member", userCode: "U2" }, true, "marketingEmail");
  const { data } = await history(member("U1"));
  expect(data.queryConsentHistory).toEqual([
    {
      purpose: "marketingWhatsApp",
      given: false,
      mailbox: false,
      form: "account",
      textVersion: "1",
      language: "id-ID",
      words: wordings.marketingWhatsApp?.["1"]?.["id-ID"],
      recordedAt: "2026-11-15T10:00:02.000Z",
    },
    expect.objectContaining({ purpose: "marketingEmail", mailbox: true, recordedAt: "2026-11-15T10:00:01.000Z" }),
    expect.objectContaining({ purpose: "marketingWhatsApp", given: true, recordedAt: "2026-11-15T10:00:00.000Z" }),
  ]);
});

test("only members have a history, and each sees only their own", async () => {
  expect((await history({ kind: "guest", sessionId: "s", guestId: "g" })).errors[0].extensions.code).toBe("0002");
  expect((await history({ kind: "anonymous" })).errors[0].extensions.code).toBe("0002");
  expect((await history(member("U2"))).data.queryConsentHistory).toHaveLength(1);
  expect((await history(member("U3"))).data.queryConsentHistory).toEqual([]);
});

test("the whole history takes one statement", async () => {
  const counter = countQueries(database);
  await history(member("U1"));
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});

test("deleting an account withdraws all consents, and the entries stay", async () => {
  const whose = { userCode: "U1", email: "sari@example.com" };
  const before = await consentHistory(database.kysely, deps, whose);
  await inTransaction(database, (trx) => withdrawEverything(trx, deps, whose));
  const after = await consentHistory(database.kysely, deps, whose);
  expect(after.slice(1)).toEqual(before);
  expect(after[0]).toMatchObject({ mailbox: true, given: false, form: "accountDeletion" });
  const now = await currentConsents(database.kysely, deps, { kind: "member", userCode: "U1" });
  expect(now.filter(({ given }) => given)).toEqual([]);
});
