import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aClubMember } from "#apps/club/testing/club-member-fixture.ts";
import { type Call, documentedLimits, limitFixture, refusedOf } from "../testing/limit-fixture.ts";

const { database, anAddress, aNumber, post, guest, form } = await limitFixture();
const db = database.kysely;
const limitOf = (name: string) => documentedLimits().get(name)?.limit ?? 0;
type Headers = Readonly<Record<string, string>>;

const send = (headers: Headers, mobile: string) =>
  post(
    `mutation sendOtpToMember($mobile: String!) { sendOtpToMember(input: { mobile: $mobile }) { errorCode } }`,
    headers,
    {
      mobile,
    },
  ).then(({ code }) => code);
/** A wrong code, ensured by `spoilCodes`. */
const tryCode = (headers: Headers, mobile: string) =>
  post(
    `mutation verifyOtpMember($mobile: String!) { verifyOtpMember(mobile: $mobile, verificationCode: "1234") { errorCode } }`,
    headers,
    { mobile },
  ).then(({ code }) => code);
/** Makes every guess wrong. */
const spoilCodes = () => sql`update identity.code set code_hash = 'no code has this hash'`.execute(db);

type Counted = "receiver_hash" | "session_id" | "address_hash";
const pick = (counted: Counted, column: Counted, unlike: string) => sql.raw(counted === column ? column : unlike);
const onlyThis = (counted: Counted) => sql`${pick(counted, "receiver_hash", "gen_random_uuid()::text")},
  ${pick(counted, "session_id", "gen_random_uuid()")}, ${pick(counted, "address_hash", "gen_random_uuid()::text")}`;

/** Records further sends of the newest code, two minutes ago, that share only what one limit counts. */
const sentBefore = (times: number, counted: Counted, ago = "2 minutes") =>
  sql`insert into identity.code (id, purpose, channel, receiver_hash, session_id, address_hash, sent_at, expires_at)
    select gen_random_uuid(), purpose, channel, ${onlyThis(counted)}, now() - ${ago}::interval, now()
    from (select * from identity.code order by sent_at desc limit 1) as newest, generate_series(1, ${times}::int)`.execute(
    db,
  );
const triedBefore = (times: number, counted: Counted) =>
  sql`insert into identity.code_try (receiver_hash, session_id, address_hash)
    select ${onlyThis(counted)} from (select * from identity.code_try order by id desc limit 1) as newest,
      generate_series(1, ${times}::int)`.execute(db);
const afterThePause = () => sql`update identity.code set sent_at = sent_at - interval '2 minutes'`.execute(db);

describe("codes of the shop over HTTP", () => {
  test.each([
    ["code-send:receiver-hour", "2 minutes"],
    ["code-send:receiver-day", "2 hours"],
  ])(
    "2C-06 a number is sent what %s allows, from any session, and another number still gets its code",
    async (name, ago) => {
      const mobile = aNumber();
      const [one, other] = [await guest(), await guest()];
      expect(await send(one, mobile)).toBe("ok");
      await sentBefore(limitOf(name) - 2, "receiver_hash", ago);
      await afterThePause();
      expect(await send(one, mobile)).toBe("ok");
      await afterThePause();
      expect(await refusedOf(3, () => send(one, mobile), "RATE_LIMITED")).toBe(3);
      expect(await refusedOf(3, () => send(other, mobile), "RATE_LIMITED")).toBe(3);
      expect(await send(one, aNumber())).toBe("ok");
    },
  );

  test.each([
    ["code-send:device-hour", "session_id"],
    ["code-send:address-hour", "address_hash"],
  ] as const)(
    "2C-06 of five requests at once %s lets the last two pass, and another caller is served",
    async (name, counted) => {
      const address = anAddress();
      const headers = await guest(address);
      expect(await send(headers, aNumber())).toBe("ok");
      await sentBefore(limitOf(name) - 3, counted);
      // By network address: each from its own session.
      const senders = counted === "session_id" ? Array(5).fill(headers) : [];
      while (senders.length < 5) senders.push(await guest(address));
      const call: Call = () => send(senders.pop() as Headers, aNumber());
      expect(await refusedOf(5, call, "RATE_LIMITED")).toBe(3);
      expect(await send(await guest(), aNumber())).toBe("ok");
    },
  );

  test("2C-06 a code is compared as often as code-try:code allows, also in parallel", async () => {
    const [headers, mobile] = [await guest(), aNumber()];
    await send(headers, mobile);
    await spoilCodes();
    const limit = limitOf("code-try:code");
    expect(await refusedOf(limit + 3, () => tryCode(headers, mobile), "OTP_TOO_MANY")).toBe(3);
    const another = aNumber();
    await send(headers, another);
    await spoilCodes();
    expect(await tryCode(headers, another)).toBe("OTP_INVALID");
  });

  test.each([
    ["code-try:receiver", "receiver_hash"],
    ["code-try:device", "session_id"],
    ["code-try:address", "address_hash"],
  ] as const)(
    "2C-06 of five wrong codes at once %s compares the last two, and another caller's is compared",
    async (name, counted) => {
      const [headers, mobile] = [await guest(), aNumber()];
      await send(headers, mobile);
      await spoilCodes();
      expect(await tryCode(headers, mobile)).toBe("OTP_INVALID");
      // A number is counted per session.
      const sameSession = counted === "receiver_hash";
      await triedBefore(limitOf(name) - 3, counted);
      if (sameSession)
        await sql`update identity.code_try set session_id = (select session_id from identity.code order by sent_at desc limit 1)
        where receiver_hash = (select receiver_hash from identity.code order by sent_at desc limit 1)`.execute(db);
      expect(await refusedOf(5, () => tryCode(headers, mobile), "OTP_TOO_MANY")).toBe(3);
      const [otherGuest, another] = [await guest(), aNumber()];
      await send(otherGuest, another);
      await spoilCodes();
      expect(await tryCode(otherGuest, another)).toBe("OTP_INVALID");
    },
  );
});

const path = "/club/create-new-password";
const tooOften = "Too many attempts. Please wait a while and try again.";
const tooMany = "Too many wrong codes. Please try again tomorrow.";
const messageIn = ({ text }: { text: string }) =>
  text.includes(tooOften) ? tooOften : text.includes(tooMany) ? tooMany : "ok";
const request = (address: string, mobile: string): Promise<string> =>
  form(`${path}?lang=en-US`, address, { step: "number", mobile }).then(messageIn);
const guess = (address: string, mobile: string): Promise<string> =>
  form(`${path}?lang=en-US`, address, { step: "code", mobile, code: "1234" }).then(messageIn);
const clubNumber = async () => (await aClubMember(database)).mobile.slice(3);
const spoilClubCodes = () => sql`update club.code set code_hash = 'no code has this hash'`.execute(db);
const agedClubCodes = () => sql`update club.code set sent_at = sent_at - interval '2 minutes'`.execute(db);
/** The same for the club; `wrong` tries are stored with its codes. */
const clubSentBefore = (
  times: number,
  counted: "receiver_hash" | "address_hash" | "both",
  ago = "2 minutes",
  wrong = 0,
) =>
  sql`insert into club.code (id, purpose, receiver_hash, address_hash, channel, sent_at, expires_at, wrong_tries)
    select gen_random_uuid(), purpose, ${sql.raw(counted === "address_hash" ? "gen_random_uuid()::text" : "receiver_hash")},
      ${sql.raw(counted === "receiver_hash" ? "gen_random_uuid()::text" : "address_hash")}, channel,
      now() - ${ago}::interval, now(), ${wrong}
    from (select * from club.code order by sent_at desc limit 1) as newest, generate_series(1, ${times}::int)`.execute(
    db,
  );

describe("codes of the club's site over HTTP", () => {
  test.each([
    ["club-code-send:receiver-hour", "3 minutes"],
    ["club-code-send:receiver-day", "2 hours"],
  ])(
    "2C-06 a number is sent what %s allows, from any address, and another number still gets its code",
    async (name, ago) => {
      const [mobile, address] = [await clubNumber(), anAddress()];
      expect(await request(address, mobile)).toBe("ok");
      await clubSentBefore(limitOf(name) - 2, "receiver_hash", ago);
      await agedClubCodes();
      expect(await request(address, mobile)).toBe("ok");
      await agedClubCodes();
      expect(await refusedOf(3, () => request(address, mobile), tooOften)).toBe(3);
      expect(await refusedOf(3, () => request(anAddress(), mobile), tooOften)).toBe(3);
      expect(await request(address, await clubNumber())).toBe("ok");
    },
  );

  test("2C-06 of five parallel requests club-code-send:address-hour admits the last two, and another address is served", async () => {
    const address = anAddress();
    const numbers = await Promise.all(Array.from({ length: 7 }, clubNumber));
    expect(await request(address, numbers.pop() ?? "")).toBe("ok");
    await clubSentBefore(limitOf("club-code-send:address-hour") - 3, "address_hash");
    expect(await refusedOf(5, () => request(address, numbers.pop() ?? ""), tooOften)).toBe(3);
    expect(await request(anAddress(), numbers.pop() ?? "")).toBe("ok");
  });

  test("2C-06 a code of the club is compared as often as club-code-try:code allows, also in parallel", async () => {
    const [mobile, another, address] = [await clubNumber(), await clubNumber(), anAddress()];
    await request(address, mobile);
    await spoilClubCodes();
    const limit = limitOf("club-code-try:code");
    expect(await refusedOf(limit + 3, () => guess(address, mobile), tooMany)).toBe(3);
    await request(address, another);
    await spoilClubCodes();
    expect(await guess(address, another)).toBe("ok");
  });

  test.each([
    ["club-code-try:receiver", "both"],
    ["club-code-try:address", "address_hash"],
  ] as const)(
    "2C-06 of five wrong codes at once %s compares the last two, and another caller's is compared",
    async (name, counted) => {
      const [mobile, another, address] = [await clubNumber(), await clubNumber(), anAddress()];
      await request(address, mobile);
      await spoilClubCodes();
      expect(await guess(address, mobile)).toBe("ok");
      await clubSentBefore(1, counted, "2 minutes", limitOf(name) - 3);
      expect(await refusedOf(5, () => guess(address, mobile), tooMany)).toBe(3);
      const elsewhere = anAddress();
      await request(elsewhere, another);
      await spoilClubCodes();
      expect(await guess(elsewhere, another)).toBe("ok");
    },
  );
});
