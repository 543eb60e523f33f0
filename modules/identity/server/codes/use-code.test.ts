import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { anAddress, codeRequest, codesFixture, counted, refused } from "../testing/codes-fixture.ts";
import { usualCodeLimits } from "./code-limits.ts";
import type { CodeAttempt } from "./use-code.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps, restarted, request, attempt, age } = await codesFixture(database);

test("S1 of 500 parallel wrong codes 5 are compared; then the correct one is refused too", async () => {
  const person = codeRequest();
  await request(person);
  const guesses = Array.from({ length: 500 }, (_, index) => String(index).padStart(4, "0"));
  const results = await Promise.all(guesses.map((code) => attempt(person, code)));
  expect(counted(results)).toEqual({ OTP_INVALID: 5, OTP_TOO_MANY: 495 });
  expect(await attempt(person, "4711", { address: anAddress() })).toEqual(refused("OTP_TOO_MANY"));
  figure("S1", "500 parallel guesses at one code", "5 compared");
});

test("2B-02 of 2,000 wrong codes over 100 resends, 50 addresses, all channels, two purposes and a restart 25 are compared, and the owner is not locked out", async () => {
  const person = codeRequest();
  const channels = ["WHATSAPP", "SMS"] as const;
  const addresses = Array.from({ length: 50 }, anAddress);
  const outcomes: Awaited<ReturnType<typeof attempt>>[] = [];
  for (let resend = 0; resend < 100; resend += 1) {
    const from = { address: addresses[resend % 50] ?? "", sessionId: randomUUID() };
    const purpose = resend % 2 === 0 ? ("register" as const) : ("login" as const);
    const using = resend % 10 === 9 ? restarted() : deps;
    const roomy = { ...using, codes: { ...usualCodeLimits, resendSeconds: 0, otherChannelSeconds: 0 } };
    await request(person, { ...from, purpose, channel: channels[resend % 2] ?? "SMS" }, roomy);
    const guesses = Array.from({ length: 20 }, (_, index) => String(1000 + index));
    outcomes.push(...(await Promise.all(guesses.map((code) => attempt(person, code, { ...from, purpose }, using)))));
  }
  const { OTP_INVALID, ...others } = counted(outcomes);
  // Five codes are sent in an hour, ten in a day, and each is compared five times: at most 50 of 10,000 possible codes a day.
  expect(OTP_INVALID).toBe(25);
  expect(others).toEqual({ OTP_TOO_MANY: 75, OTP_EXPIRED: 1900 });
  figure("S1", "2,000 guesses over 100 resends, 50 addresses and a restart", `${OTP_INVALID} compared`);
  await age(60 * 60);
  expect((await request(person)).ok).toBe(true);
  expect(await attempt(person, "4711")).toEqual({ ok: true, value: undefined });
});

test("2B-02 one session compares ten codes of a number in a day, for any number of codes sent; a known device is counted separately", async () => {
  const person = codeRequest();
  const roomy = { ...deps, codes: { ...usualCodeLimits, resendSeconds: 0 } };
  const tenWrong = async (from: Partial<CodeAttempt>) => {
    const results: Awaited<ReturnType<typeof attempt>>[] = [];
    for (let code = 0; code < 3; code += 1) {
      await request(person, from, roomy);
      for (let index = 0; index < 5; index += 1) results.push(await attempt(person, "0000", from));
    }
    return counted(results);
  };
  expect(await tenWrong({ sessionId: randomUUID() })).toEqual({ OTP_INVALID: 10, OTP_TOO_MANY: 5 });
  // Codes and wrong attempts of unknown devices do not count for a device on which the owner is known.
  const owner = { sessionId: randomUUID(), knownDevice: "the owner's phone" };
  for (let stranger = 0; stranger < 5; stranger += 1) await request(person, { sessionId: randomUUID() }, roomy);
  expect((await request(person, { sessionId: randomUUID() }, roomy)).ok).toBe(false);
  expect((await request(person, owner, roomy)).ok).toBe(true);
  expect((await attempt(person, "4711", owner)).ok).toBe(true);
  // A new session on that device shares its counter.
  expect(await tenWrong({ ...owner, sessionId: randomUUID() })).toEqual({ OTP_INVALID: 10, OTP_TOO_MANY: 5 });
  await request(person, { ...owner, sessionId: randomUUID() }, roomy);
  const again = { ...owner, sessionId: randomUUID() };
  expect(await attempt(person, "4711", again)).toEqual(refused("OTP_TOO_MANY"));
});

test("2B-02 a wrong code is answered and counted the same whether the number was sent a registration or a login code", async () => {
  const seen = new Set<string>();
  for (const [sent, tried] of [
    ["register", "register"],
    ["login", "register"],
    ["login", "login"],
    ["register", "login"],
  ] as const) {
    const person = codeRequest();
    await request(person, { purpose: sent });
    const others = tried === "login" ? (["register"] as const) : (["login"] as const);
    const results: Awaited<ReturnType<typeof attempt>>[] = [];
    for (let index = 0; index < 7; index += 1)
      results.push(await attempt(person, "0000", { purpose: tried, alternatives: others }));
    seen.add(JSON.stringify(counted(results)));
  }
  expect([...seen]).toEqual([JSON.stringify({ OTP_INVALID: 5, OTP_TOO_MANY: 2 })]);
  // A correct code is valid only for its own purpose.
  const person = codeRequest();
  await request(person, { purpose: "login" });
  expect(await attempt(person, "4711", { purpose: "register", alternatives: ["login"] })).toEqual(
    refused("OTP_EXPIRED"),
  );
  expect((await attempt(person, "4711", { purpose: "login", alternatives: ["register"] })).ok).toBe(true);
  // A later login code does not invalidate a registration code.
  const newcomer = codeRequest();
  await request(newcomer, { purpose: "register" });
  await request(newcomer, { purpose: "login" }, { ...deps, ids: { ...deps.ids, code: () => "1111" } });
  expect((await attempt(newcomer, "4711", { purpose: "register", alternatives: ["login"] })).ok).toBe(true);
});

test("S1 an address and a session have limits over all numbers", async () => {
  const codes = { ...usualCodeLimits, wrongTries: { perCode: 5, perReceiver: 10, perDevice: 3, perAddress: 4 } };
  const [mine, address] = [randomUUID(), anAddress()];
  const people = Array.from({ length: 6 }, () => ({ ...codeRequest(), address }));
  for (const person of people) await request(person, { sessionId: mine });
  const onOneDevice = people.map((person) => attempt(person, "0000", { sessionId: mine }, { ...deps, codes }));
  expect(counted(await Promise.all(onOneDevice))).toEqual({ OTP_INVALID: 3, OTP_TOO_MANY: 3 });
  for (const person of people) await request(person, {}, { ...deps, codes: { ...codes, resendSeconds: 0 } });
  const onOthers = people.map((person) => attempt(person, "0000", {}, { ...deps, codes }));
  expect(counted(await Promise.all(onOthers))).toEqual({ OTP_INVALID: 1, OTP_TOO_MANY: 5 });
});

test("S1 attempts at a code that was not sent in the session are not counted, so they lock no number", async () => {
  const person = codeRequest();
  await request(person);
  const stranger = { sessionId: randomUUID(), address: anAddress() };
  const strange = await Promise.all(Array.from({ length: 50 }, () => attempt(person, "4711", stranger)));
  expect(counted(strange)).toEqual({ OTP_EXPIRED: 50 });
  expect((await attempt(person, "4711")).ok).toBe(true);
});

test("S2 a code works once, also for parallel requests", async () => {
  const person = codeRequest();
  await request(person);
  const results = await Promise.all(Array.from({ length: 20 }, () => attempt(person, "4711")));
  expect(counted(results)).toEqual({ ok: 1, OTP_EXPIRED: 19 });
});

test("S2 a code is valid for its number, purpose and session only", async () => {
  const [person, other] = [codeRequest(), codeRequest()];
  await request(person);
  await request(other, { purpose: "login" });
  expect(await attempt(other, "4711")).toEqual(refused("OTP_EXPIRED"));
  expect(await attempt(person, "4711", { purpose: "resetPassword" })).toEqual(refused("OTP_EXPIRED"));
  expect(await attempt(person, "4711", { sessionId: null })).toEqual(refused("OTP_EXPIRED"));
  expect((await attempt(person, "4711")).ok).toBe(true);
});

test("ID-16 BC-05 a code expires after 5 minutes by message and 10 by e-mail", async () => {
  const [byPhone, byMail] = [codeRequest(), { ...codeRequest(), receiver: "sari@example.com" }];
  await request(byPhone);
  await request(byMail, { channel: "EMAIL" });
  await age(5 * 60);
  expect(await attempt(byPhone, "4711")).toEqual(refused("OTP_EXPIRED"));
  await age(5 * 60 - 2);
  expect((await attempt(byMail, "4711")).ok).toBe(true);
  await age(60);
  await request(byMail, { channel: "EMAIL" });
  await age(10 * 60);
  expect(await attempt(byMail, "4711")).toEqual(refused("OTP_EXPIRED"));
});

test("S2 only the newest code is valid", async () => {
  const person = codeRequest();
  await request(person, {}, { ...deps, ids: { ...deps.ids, code: () => "1111" } });
  await age(60);
  await request(person);
  expect(await attempt(person, "1111")).toEqual(refused("OTP_INVALID"));
  expect((await attempt(person, "4711")).ok).toBe(true);
});

test("S2 the database stores neither code nor number in plain text", async () => {
  const person = codeRequest();
  await request(person);
  const { rows } = await sql<{ row: string }>`
    select code::text as row from identity.code union all select payload::text from kit.outbox`.execute(
    database.kysely,
  );
  for (const { row } of rows) expect(row).not.toContain(person.receiver);
  const { rows: own } = await sql<{ code_hash: string }>`select code_hash from identity.code`.execute(database.kysely);
  expect(new Set(own.map(({ code_hash }) => code_hash)).size).toBe(own.length);
  expect(own.every(({ code_hash }) => /^[0-9a-f]{64}$/.test(code_hash))).toBe(true);
});
