import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { locales } from "#kit/core/locale.ts";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { purgeCodes } from "../store/codes.ts";
import { identityFixture } from "../testing/identity-fixture.ts";
import { codeFailureTexts, sendFailureTexts } from "./code-failures.ts";
import { usualCodeLimits } from "./code-limits.ts";
import { type CodeRequest, requestCode } from "./request-code.ts";
import type { CodeDeps } from "./send-request.ts";
import { type CodeAttempt, takeCode } from "./use-code.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps: fixtureDeps } = await identityFixture(database);
// Every code of these tests is 4711, so that they know the right one.
const deps: CodeDeps = { ...fixtureDeps, ids: { ...systemIds, code: () => "4711" } };
/** As after a restart: nothing is remembered but what the database keeps. */
const restarted = (): CodeDeps => ({ ...deps, ids: { ...deps.ids }, codes: structuredClone(usualCodeLimits) });

const aNumber = () => `+628${systemIds.code(10)}`;
const anAddress = () => `2001:db8::${systemIds.code(8, "0123456789abcdef")}`;

type Person = { receiver: string; sessionId: string; address: string };
const somebody = (): Person => ({ receiver: aNumber(), sessionId: randomUUID(), address: anAddress() });
const ask = (person: Person, changes: Partial<CodeRequest> = {}, using = deps) =>
  requestCode(using, { purpose: "register", channel: "WHATSAPP", locale: "en-US", ...person, ...changes });
const guess = (person: Person, code: string, changes: Partial<CodeAttempt> = {}, using = deps) =>
  takeCode(using, { purpose: "register", code, ...person, ...changes });

/** Lets time pass for everything that was sent to a receiver. */
const wait = (seconds: number) =>
  sql`with codes as (update identity.code set sent_at = sent_at - make_interval(secs => ${seconds}),
        expires_at = expires_at - make_interval(secs => ${seconds}))
      update identity.code_try set tried_at = tried_at - make_interval(secs => ${seconds})`.execute(database.kysely);
const sentTo = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from kit.outbox`.execute(database.kysely)).rows[0]
    ?.count ?? 0;

const counted = (results: readonly { ok: boolean; error?: { code: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const name = result.ok ? "ok" : (result.error?.code ?? "");
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const sentAgainIn = (milliseconds: number) => ({ ok: true, value: { timeRemaining: milliseconds } });
const refused = (code: string) => ({ ok: false, error: { code } });

describe("S1 guessing codes", () => {
  test("500 parallel guesses at one code: 5 are compared, 495 are not, and then the right code is refused", async () => {
    const person = somebody();
    await ask(person);
    const guesses = Array.from({ length: 500 }, (_, index) => String(index).padStart(4, "0"));
    const results = await Promise.all(guesses.map((code) => guess(person, code)));
    expect(counted(results)).toEqual({ OTP_INVALID: 5, OTP_TOO_MANY: 495 });
    expect(await guess(person, "4711", { address: anAddress() })).toEqual(refused("OTP_TOO_MANY"));
    figure("S1", "500 parallel guesses at one code", "5 compared");
  });

  test("2B-02 2,000 guesses over 100 resends, 50 addresses, all channels, two purposes and a restart: 25 are compared, and the owner is not locked out", async () => {
    const person = somebody();
    const channels = ["WHATSAPP", "SMS"] as const;
    const addresses = Array.from({ length: 50 }, anAddress);
    const outcomes: Awaited<ReturnType<typeof guess>>[] = [];
    for (let resend = 0; resend < 100; resend += 1) {
      const from = { address: addresses[resend % 50] ?? "", sessionId: randomUUID() };
      const purpose = resend % 2 === 0 ? ("register" as const) : ("login" as const);
      const using = resend % 10 === 9 ? restarted() : deps;
      const roomy = { ...using, codes: { ...usualCodeLimits, resendSeconds: 0, otherChannelSeconds: 0 } };
      await ask(person, { ...from, purpose, channel: channels[resend % 2] ?? "SMS" }, roomy);
      const guesses = Array.from({ length: 20 }, (_, index) => String(1000 + index));
      outcomes.push(...(await Promise.all(guesses.map((code) => guess(person, code, { ...from, purpose }, using)))));
    }
    const { OTP_INVALID, ...others } = counted(outcomes);
    // Five codes are sent in an hour, and each is compared five times; ten in a day, so 50 of 10,000 at the very most.
    expect(OTP_INVALID).toBe(25);
    expect(others).toEqual({ OTP_TOO_MANY: 75, OTP_EXPIRED: 1900 });
    figure("S1", "2,000 guesses over 100 resends, 50 addresses and a restart", `${OTP_INVALID} compared`);
    await wait(60 * 60);
    expect((await ask(person)).ok).toBe(true);
    expect(await guess(person, "4711")).toEqual({ ok: true, value: undefined });
  });

  test("2B-02 one asker compares ten codes of a number a day, however many are sent; a known device is an asker of its own", async () => {
    const person = somebody();
    const roomy = { ...deps, codes: { ...usualCodeLimits, resendSeconds: 0 } };
    const tenWrong = async (from: Partial<CodeAttempt>) => {
      const results: Awaited<ReturnType<typeof guess>>[] = [];
      for (let code = 0; code < 3; code += 1) {
        await ask(person, from, roomy);
        for (let index = 0; index < 5; index += 1) results.push(await guess(person, "0000", from));
      }
      return counted(results);
    };
    expect(await tenWrong({ sessionId: randomUUID() })).toEqual({ OTP_INVALID: 10, OTP_TOO_MANY: 5 });
    // The stranger's codes of this hour and their wrong tries are not the owner's, on a device where the owner is known.
    const owner = { sessionId: randomUUID(), knownDevice: "the owner's phone" };
    for (let stranger = 0; stranger < 5; stranger += 1) await ask(person, { sessionId: randomUUID() }, roomy);
    expect((await ask(person, { sessionId: randomUUID() }, roomy)).ok).toBe(false);
    expect((await ask(person, owner, roomy)).ok).toBe(true);
    expect((await guess(person, "4711", owner)).ok).toBe(true);
    // And a new session on that device is no new asker.
    expect(await tenWrong({ ...owner, sessionId: randomUUID() })).toEqual({ OTP_INVALID: 10, OTP_TOO_MANY: 5 });
    await ask(person, { ...owner, sessionId: randomUUID() }, roomy);
    const again = { ...owner, sessionId: randomUUID() };
    expect(await guess(person, "4711", again)).toEqual(refused("OTP_TOO_MANY"));
  });

  test("2B-02 a wrong code reads and counts the same whether the number was sent one to register or to log in", async () => {
    const seen = new Set<string>();
    for (const [sent, tried] of [
      ["register", "register"],
      ["login", "register"],
      ["login", "login"],
      ["register", "login"],
    ] as const) {
      const person = somebody();
      await ask(person, { purpose: sent });
      const alike = tried === "login" ? (["register"] as const) : (["login"] as const);
      const results: Awaited<ReturnType<typeof guess>>[] = [];
      for (let index = 0; index < 7; index += 1)
        results.push(await guess(person, "0000", { purpose: tried, alternatives: alike }));
      seen.add(JSON.stringify(counted(results)));
    }
    expect([...seen]).toEqual([JSON.stringify({ OTP_INVALID: 5, OTP_TOO_MANY: 2 })]);
    // The right one is good for what it was sent for, and for nothing else.
    const person = somebody();
    await ask(person, { purpose: "login" });
    expect(await guess(person, "4711", { purpose: "register", alternatives: ["login"] })).toEqual(
      refused("OTP_EXPIRED"),
    );
    expect((await guess(person, "4711", { purpose: "login", alternatives: ["register"] })).ok).toBe(true);
    // And a wish to log in that came later takes nothing away from a code to register.
    const newcomer = somebody();
    await ask(newcomer, { purpose: "register" });
    await ask(newcomer, { purpose: "login" }, { ...deps, ids: { ...deps.ids, code: () => "1111" } });
    expect((await guess(newcomer, "4711", { purpose: "register", alternatives: ["login"] })).ok).toBe(true);
  });

  test("an address and a device have limits of their own, over all numbers", async () => {
    const codes = { ...usualCodeLimits, wrongTries: { perCode: 5, perReceiver: 10, perDevice: 3, perAddress: 4 } };
    const [mine, address] = [randomUUID(), anAddress()];
    const people = Array.from({ length: 6 }, () => ({ ...somebody(), address }));
    for (const person of people) await ask(person, { sessionId: mine });
    const onOneDevice = people.map((person) => guess(person, "0000", { sessionId: mine }, { ...deps, codes }));
    expect(counted(await Promise.all(onOneDevice))).toEqual({ OTP_INVALID: 3, OTP_TOO_MANY: 3 });
    for (const person of people) await ask(person, {}, { ...deps, codes: { ...codes, resendSeconds: 0 } });
    const onOthers = people.map((person) => guess(person, "0000", {}, { ...deps, codes }));
    expect(counted(await Promise.all(onOthers))).toEqual({ OTP_INVALID: 1, OTP_TOO_MANY: 5 });
  });

  test("guessing at a code that was never sent counts for nothing: nobody is locked out by strangers", async () => {
    const person = somebody();
    await ask(person);
    const stranger = { sessionId: randomUUID(), address: anAddress() };
    const strange = await Promise.all(Array.from({ length: 50 }, () => guess(person, "4711", stranger)));
    expect(counted(strange)).toEqual({ OTP_EXPIRED: 50 });
    expect((await guess(person, "4711")).ok).toBe(true);
  });
});

describe("S2 using codes", () => {
  test("a code is good once, even when it is sent twice at the same time", async () => {
    const person = somebody();
    await ask(person);
    const results = await Promise.all(Array.from({ length: 20 }, () => guess(person, "4711")));
    expect(counted(results)).toEqual({ ok: 1, OTP_EXPIRED: 19 });
  });

  test("a code is good for its number, its purpose and its session only", async () => {
    const [person, other] = [somebody(), somebody()];
    await ask(person);
    await ask(other, { purpose: "login" });
    expect(await guess(other, "4711")).toEqual(refused("OTP_EXPIRED"));
    expect(await guess(person, "4711", { purpose: "resetPassword" })).toEqual(refused("OTP_EXPIRED"));
    expect(await guess(person, "4711", { sessionId: null })).toEqual(refused("OTP_EXPIRED"));
    expect((await guess(person, "4711")).ok).toBe(true);
  });

  test("ID-16 BC-05 it lasts 5 minutes by message and 10 by e-mail", async () => {
    const [byPhone, byMail] = [somebody(), { ...somebody(), receiver: "sari@example.com" }];
    await ask(byPhone);
    await ask(byMail, { channel: "EMAIL" });
    await wait(5 * 60);
    expect(await guess(byPhone, "4711")).toEqual(refused("OTP_EXPIRED"));
    await wait(5 * 60 - 2);
    expect((await guess(byMail, "4711")).ok).toBe(true);
    await wait(60);
    await ask(byMail, { channel: "EMAIL" });
    await wait(10 * 60);
    expect(await guess(byMail, "4711")).toEqual(refused("OTP_EXPIRED"));
  });

  test("only the newest code counts", async () => {
    const person = somebody();
    await ask(person, {}, { ...deps, ids: { ...deps.ids, code: () => "1111" } });
    await wait(60);
    await ask(person);
    expect(await guess(person, "1111")).toEqual(refused("OTP_INVALID"));
    expect((await guess(person, "4711")).ok).toBe(true);
  });

  test("the database keeps neither code nor number", async () => {
    const person = somebody();
    await ask(person);
    const { rows } = await sql<{ row: string }>`
      select code::text as row from identity.code union all select payload::text from kit.outbox`.execute(
      database.kysely,
    );
    for (const { row } of rows) expect(row).not.toContain(person.receiver);
    const { rows: own } = await sql<{ code_hash: string }>`select code_hash from identity.code`.execute(
      database.kysely,
    );
    expect(new Set(own.map(({ code_hash }) => code_hash)).size).toBe(own.length);
    expect(own.every(({ code_hash }) => /^[0-9a-f]{64}$/.test(code_hash))).toBe(true);
  });
});

describe("S2 sending codes", () => {
  test("ID-06 BC-06 asking again within 60 seconds sends nothing and answers the time that is left", async () => {
    const person = somebody();
    const before = await sentTo();
    const first = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(first.filter((answer) => answer.ok)).toHaveLength(20);
    expect(await sentTo()).toBe(before + 1);
    await wait(20);
    const again = await ask(person);
    expect(again.ok && again.value.timeRemaining).toBeLessThanOrEqual(40_000);
    expect(again.ok && again.value.timeRemaining).toBeGreaterThan(0);
    await wait(40);
    expect(await ask(person)).toEqual(sentAgainIn(60_000));
    expect(await sentTo()).toBe(before + 2);
  });

  test("D-07 another channel takes over after 20 seconds, not before", async () => {
    const person = somebody();
    const before = await sentTo();
    await ask(person);
    expect((await ask(person, { channel: "SMS" })).ok).toBe(true);
    expect(await sentTo()).toBe(before + 1);
    await wait(20);
    expect(await ask(person, { channel: "SMS" })).toEqual(sentAgainIn(60_000));
    expect(await sentTo()).toBe(before + 2);
  });

  test("2A-03 whoever asks for the same number in another session is told when; a code for something else is sent at once", async () => {
    const person = somebody();
    await ask(person);
    const elsewhere = await ask(person, { sessionId: randomUUID() });
    expect(elsewhere.ok ? 0 : elsewhere.error.retryAfterSeconds).toBeGreaterThan(50);
    const before = await sentTo();
    for (const purpose of ["login", "resetPassword"] as const) {
      expect(await ask(person, { purpose })).toEqual(sentAgainIn(60_000));
    }
    expect(await sentTo()).toBe(before + 2);
  });

  test("a number gets 5 in an hour and 10 in a day, from wherever they are asked for", async () => {
    const person = somebody();
    const before = await sentTo();
    const askFromElsewhere = async () => {
      await wait(61);
      return ask(person, { sessionId: randomUUID(), address: anAddress() });
    };
    const hour: unknown[] = [];
    for (let index = 0; index < 7; index += 1) hour.push(await askFromElsewhere());
    expect(counted(hour as never)).toEqual({ ok: 5, RATE_LIMITED: 2 });
    await wait(60 * 60);
    const second: unknown[] = [];
    for (let index = 0; index < 5; index += 1) second.push(await askFromElsewhere());
    expect(counted(second as never)).toEqual({ ok: 5 });
    await wait(60 * 60);
    const full = await askFromElsewhere();
    expect(full.ok ? 0 : full.error.retryAfterSeconds).toBeGreaterThan(20 * 60 * 60);
    expect(await sentTo()).toBe(before + 10);
  });

  test("200 numbers asked for at once from one address: 20 are sent", async () => {
    const address = anAddress();
    const before = await sentTo();
    const people = Array.from({ length: 200 }, () => ({ ...somebody(), address }));
    expect(counted(await Promise.all(people.map((person) => ask(person))))).toEqual({ ok: 20, RATE_LIMITED: 180 });
    expect(await sentTo()).toBe(before + 20);
    figure("S2", "200 numbers asked for at once from one address", "20 codes sent");
  });

  test("100 numbers asked for at once on one device: 10 are sent", async () => {
    const sessionId = randomUUID();
    const people = Array.from({ length: 100 }, () => ({ ...somebody(), sessionId }));
    expect(counted(await Promise.all(people.map((person) => ask(person))))).toEqual({ ok: 10, RATE_LIMITED: 90 });
  });

  test("a cap over everybody ends a flood from many addresses", async () => {
    await sql`delete from kit.rate_limit where key = 'codes-sent'`.execute(database.kysely);
    const capped = { ...deps, codes: { ...usualCodeLimits, sends: { ...usualCodeLimits.sends, altogetherHour: 30 } } };
    const results = await Promise.all(Array.from({ length: 100 }, () => ask(somebody(), {}, capped)));
    expect(counted(results)).toEqual({ ok: 30, RATE_LIMITED: 70 });
  });
});

test("what no limit looks back at any more is forgotten", async () => {
  await wait(3 * 24 * 60 * 60);
  expect(await purgeCodes(database.kysely)).toBeGreaterThan(100);
  const { rows } = await sql`select 1 from identity.code union all select 1 from identity.code_try`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test("ID-28 ER-24 D-13 every failure of a code has its own words in each of the four languages", () => {
  const wait = (retryAfterSeconds: number) =>
    sendFailureTexts.RATE_LIMITED({ code: "RATE_LIMITED", retryAfterSeconds });
  const texts = [...Object.values(codeFailureTexts), wait(40), wait(3_000)];
  for (const text of texts) expect(new Set(locales.map((locale) => text[locale])).size).toBe(locales.length);
  expect(wait(40)["en-US"]).toBe("Please wait 40 seconds before you ask for another code.");
  expect(wait(3_001)["en-US"]).toBe("Too many codes were asked for. Please try again in 51 minutes.");
});
