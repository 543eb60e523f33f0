import { sql } from "kysely";
import { expect, test } from "vitest";
import { clubCodeLimits } from "#apps/club/index.ts";
import { aClubMember } from "#apps/club/testing/a-club-member.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { ask } from "#kit/http/testing/ask.ts";
import { declaredLimits } from "#kit/postgres/declared-limits.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { versionOf } from "#modules/admin/contract/admin-actions.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { usualCodeLimits } from "#modules/identity/server/index.ts";
import { ticketFor } from "#modules/identity/server/registration/registration-ticket.ts";
import { somebody } from "#modules/identity/server/testing/registration-fixture.ts";
import { issueTicket } from "#modules/identity/server/tickets/ticket.ts";
import { joiner } from "#modules/loyalty/server/testing/join-fixture.ts";
import { orderByCode, placeOrders } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { unheardOrders } from "#modules/order/server/testing/unheard-orders.ts";
import { addStaff } from "#modules/staff/server/index.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { accountByEmail } from "#modules/staff/server/store/accounts.ts";
import { addSession } from "#modules/staff/server/store/sessions.ts";
import { readConfig } from "../config/read-config.ts";
import {
  type Call,
  clubToken,
  documentedLimits,
  expectToHold,
  limitFixture,
  refusedOf,
  rightPassword,
  shopSecret,
} from "../testing/limit-fixture.ts";

const fixture = await limitFixture();
const { shop, database, anAddress, aNumber, from, post, guest, member, wrongPassword, form } = fixture;
const db = database.kysely;
const codeOf = (query: string, headers: Readonly<Record<string, string>>, variables = {}) =>
  post(query, headers, variables).then(({ code }) => code);
const ticket = (purpose: string, subject: string) =>
  issueTicket({ secret: shopSecret, clock: systemClock }, { purpose, subject });

test("2C-06 every rate limit the code declares stands in the table with its figure and window, and the other way round", () => {
  const names = declaredLimits().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const declared = declaredLimits().map(({ name, limit, windowSeconds }) => [name, limit, windowSeconds]);
  const documented = [...documentedLimits()].map(([name, { limit, windowSeconds }]) => [name, limit, windowSeconds]);
  expect(documented.toSorted()).toEqual(declared.toSorted());
});

test("2C-06 settings that are left out give the figures of the table", () => {
  const read = readConfig({ SHOP_STAGE: "test", DATABASE_URL: "postgres://127.0.0.1/shop" });
  if (!read.ok) throw new Error(read.error.sentence);
  const { codes, lookups } = read.value;
  expect(codes).toEqual(usualCodeLimits);
  const table = documentedLimits();
  expect([lookups.perSessionHour, lookups.perAddressHour]).toEqual([
    table.get("lookup:session")?.limit,
    table.get("lookup:address")?.limit,
  ]);
  for (const kind of ["sends", "wrongTries"] as const) {
    for (const [by, { limit }] of Object.entries(clubCodeLimits[kind])) {
      expect(codes[kind][by as keyof (typeof codes)[typeof kind]]).toBe(limit);
    }
  }
});

const signUp = `mutation speedShopRegisterBAWithVerificationNew($input: SignUpInput!) {
  speedShopRegisterBAWithVerificationNew(input: $input) { errorCode } }`;
const join = `mutation registerMapclub($input: ClubSignUpInput!) { registerMapclub(input: $input) { errorCode } }`;
const sendChat = `mutation sendChatMessage($key: ID!) {
  sendChatMessage(input: { key: $key, text: "Halo", consents: true }) { errorCode } }`;
const isFree = `query checkAvailabilityEmail { checkAvailabilityEmail(email: "siapa@mail.example") { errorCode } }`;
const isMember = `query validateMemberEmail { validateMemberEmail(email: "siapa@mail.example") { errorCode } }`;
const sendCode = `mutation sendOtpToMember($mobile: String!) { sendOtpToMember(input: { mobile: $mobile }) { errorCode } }`;
const staffSignIn = `mutation staffSignIn($email: String!) {
  staffSignIn(input: { email: $email, password: "salah-sekali-lagi" }) { errorCode } }`;
const clubPassword = `mutation clubCheckPassword($mobile: String!) {
  clubCheckPassword(mobile: $mobile, password: "Salah-sekali9") { code } }`;

const chatting = async (address?: string): Promise<Call> => {
  const headers = await guest(address);
  return () => codeOf(sendChat, headers, { key: systemIds.uuid() });
};
const lookingUp = async (address?: string): Promise<Call> => {
  const headers = await guest(address);
  return () => codeOf(isFree, headers);
};
const asMember =
  (text: (userCode: string) => string): (() => Promise<Call>) =>
  async () => {
    const { headers, userCode } = await member();
    return () => codeOf(text(userCode), headers);
  };
const signingUp = async (): Promise<Call> => {
  const headers = await guest();
  const email = `baru-${systemIds.code(8)}@mail.example`.toLowerCase();
  const { consent: _unticked, ...person } = somebody;
  return () =>
    codeOf(signUp, headers, { input: { ...person, email, emailToken: ticket(ticketFor.provedEmail, email) } });
};
const joining = async (): Promise<Call> => {
  const { headers, userCode, email } = await member();
  await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, ${`ELSEWHERE-${userCode}`})`.execute(
    db,
  );
  const mobile = `+62${aNumber()}`;
  const tickets = { token: ticket(ticketFor.provedMobile, mobile), emailToken: ticket(ticketFor.provedEmail, email) };
  return () => codeOf(join, headers, { input: { ...joiner, ...tickets, email, mobile } });
};
const comingBack = async (): Promise<Call> => {
  const address = anAddress();
  return async () => {
    const begin = `mutation beginThirdPartyLogin { beginThirdPartyLogin(input: { thirdChannel: "facebook" }) {
      errorCode data { authorizationUrl } } }`;
    const begun = await post<{ authorizationUrl: string }>(begin, from(address));
    const state = new URL(begun.data?.authorizationUrl ?? "").searchParams.get("state") ?? "";
    const cookie = begun.cookies.map((text) => text.split(";", 1)[0]).join("; ");
    const back = `mutation loginByThirdPartyMc($state: String!) { loginByThirdPartyMc(
      input: { thirdChannel: "facebook", thirdToken: "nonsense", state: $state }) { errorCode } }`;
    return codeOf(back, { ...from(address), cookie }, { state });
  };
};
const checkingClubPassword = async (): Promise<Call> => {
  const { mobile } = await aClubMember(database, { password: rightPassword });
  const headers = { authorization: `Bearer ${clubToken}` };
  return async () => {
    const { body } = await shop.postToClub<{ clubCheckPassword: { code: string } }>({
      query: clubPassword,
      variables: { mobile },
      headers,
    });
    return body.data?.clubCheckPassword.code ?? JSON.stringify(body);
  };
};
const guessing = async (): Promise<Call> => {
  const { email } = await member();
  return () => wrongPassword(email, from(anAddress()));
};
const guessingFrom = async (): Promise<Call> => {
  const address = anAddress();
  return () => wrongPassword(`${systemIds.code(8)}@mail.example`.toLowerCase(), from(address));
};
const guessingOnDevice = async (): Promise<Call> => {
  const { email, device } = await member();
  return () => wrongPassword(email, { ...from(anAddress()), cookie: device });
};
const staffGuess =
  (email: string, address?: string): Call =>
  () =>
    codeOf(staffSignIn, from(address ?? anAddress()), { email });

/** For each limit a caller with a key of their own; called twice, it makes two who share no key. */
const callers: Readonly<Record<string, () => Promise<Call>>> = {
  "guest-session": async () => {
    const address = anAddress();
    return () => codeOf("mutation guestInit { guestInit { errorCode } }", from(address));
  },
  "sign-up": signingUp,
  join: joining,
  social: comingBack,
  "sign-in:account": guessing,
  "sign-in:account-hour": guessing,
  "sign-in:address": guessingFrom,
  "sign-in:address-day": guessingFrom,
  "sign-in:device": guessingOnDevice,
  "sign-in:device-hour": guessingOnDevice,
  "confirm-password": asMember(
    () => `mutation confirmAccess { confirmAccess(input: { password: "Salah-sekali9" }) { errorCode } }`,
  ),
  "member-file": async () => {
    const { headers } = await member();
    const confirm = `mutation confirmAccess { confirmAccess(input: { password: "${rightPassword}" }) { errorCode } }`;
    expect(await codeOf(confirm, headers)).toBe("ok");
    return () => codeOf("query queryMyData { queryMyData { errorCode } }", headers);
  },
  profile: asMember(() => "mutation updateMemberProfile { updateMemberProfile(input: {}) { errorCode } }"),
  preferences: asMember(
    (userCode) => `mutation synSSUserInfo { synSSUserInfo(userCode: "${userCode}", emailSubscribe: "1",
      whatsappSubscribe: "1", newsSubscribe: "1") { errorCode } }`,
  ),
  "cookie-consent": async () => {
    const headers = await guest();
    const text = `mutation recordCookieConsent { recordCookieConsent(choice: all, textVersion: "${currentVersion.cookies}") { errorCode } }`;
    return () => codeOf(text, headers);
  },
  "lookup:session": lookingUp,
  "lookup:none": async () => {
    const address = anAddress();
    return () => codeOf(isMember, from(address));
  },
  "lookup:device": async () => {
    const { device } = await member();
    return () => codeOf(isMember, { ...from(anAddress()), cookie: device });
  },
  "lookup:address": lookingUp,
  "code-door": async () => {
    const headers = await guest();
    const text = `mutation verifyOtpMember { verifyOtpMember(mobile: "81234567890", verificationCode: "1234") { errorCode } }`;
    return () => codeOf(text, headers);
  },
  "codes-sent": async () => async () => codeOf(sendCode, await guest(), { mobile: aNumber() }),
  "order-track": async () => {
    const address = anAddress();
    const text = `mutation trackOrder { trackOrder(input: { orderCode: "BB2222222222", contact: "siapa@mail.example" }) { errorCode } }`;
    return () => codeOf(text, from(address));
  },
  "return-photo": async () => {
    const headers = await guest();
    const { rows } = await sql<{ id: string }>`
      select guest_id as id from identity.session order by created_at desc limit 1`.execute(db);
    const draft = aDraft({ owner: `guest:${rows[0]?.id}`, paymentReference: `PHOTO-${rows[0]?.id}` });
    const [placed] = await inTransaction(database, (trx) => placeOrders(trx, unheardOrders, [draft], new Date()));
    return async () => {
      const answer = await ask(`${shop.address}/return-photos?order=${placed?.orderCode}`, {
        method: "POST",
        headers: { ...headers, "content-type": "image/jpeg" },
        body: Buffer.from("no picture"),
      });
      if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      return JSON.parse(answer.text).errorCode;
    };
  },
  "chat-minute": chatting,
  "chat-hour": chatting,
  "chat-network": chatting,
  "newsletter-from": async () => {
    const address = anAddress();
    const text = `mutation createSubscribeNotificationSS($email: String!) {
      createSubscribeNotificationSS(email: $email) { errorCode } }`;
    return () => codeOf(text, from(address), { email: `${systemIds.code(8)}@mail.example`.toLowerCase() });
  },
  "staff:pair": async () => staffGuess(`${systemIds.code(8)}@staff.example`.toLowerCase(), anAddress()),
  "staff:account": async () => staffGuess(`${systemIds.code(8)}@staff.example`.toLowerCase()),
  "staff:address": async () => {
    const address = anAddress();
    return () => staffGuess(`${systemIds.code(8)}@staff.example`.toLowerCase(), address)();
  },
  "staff:code": async () => {
    const { cookie } = await staffSession("password");
    return () =>
      codeOf(`mutation staffConfirmCode { staffConfirmCode(code: "000000") { errorCode } }`, {
        ...from(anAddress()),
        cookie,
      });
  },
  "admin:hand-out": async () => {
    const { cookie } = await staffSession("full");
    const draft = aDraft({ paymentReference: `HAND-${systemIds.code(8)}` });
    const [placed] = await inTransaction(database, (trx) => placeOrders(trx, unheardOrders, [draft], new Date()));
    const order = await orderByCode(db, placed?.orderCode ?? "");
    const text = `mutation adminHandOut($input: AdminHandOutInput!) { adminHandOut(input: $input) { errorCode } }`;
    const input = { orderCode: placed?.orderCode, version: order ? versionOf(order) : "", confirmCode: "000000" };
    return () => codeOf(text, { ...from(anAddress()), cookie }, { input });
  },
  "club-password": checkingClubPassword,
  "club-password-day": checkingClubPassword,
};

async function staffSession(stage: "password" | "full"): Promise<{ cookie: string }> {
  const email = `${systemIds.code(8)}@staff.example`.toLowerCase();
  const deps = { database, clock: systemClock, ids: systemIds, secret: shopSecret };
  await addStaff(deps as Parameters<typeof addStaff>[0], { email, name: "Rani", roles: ["admin"], storeCode: null });
  const account = await accountByEmail(db, email);
  const token = systemIds.token();
  const session = { id: systemIds.uuid(), tokenHash: staffTokenHash(token, shopSecret), newSecret: null };
  await inTransaction(database, (trx) =>
    addSession(trx, { ...session, accountId: account?.id ?? "", stage, at: new Date() }),
  );
  return { cookie: `admin=${token}` };
}

/**
 * Limits whose refusal is no code of an operation: their tests follow, and for payment-question `queryPaymentStatus.test.ts`. Those of codes
 * are used up in limits-of-codes.test.ts.
 */
const others = ["lookups", "newsletter-to", "payment-question", "club-site", "club-pin"];
const sharedByAll = new Set(["codes-sent"]);

test("2C-06 no limit of the table is without a test", () => {
  const ofCodes = [...documentedLimits().keys()].filter((name) => /^(club-)?code-(send|try):/.test(name));
  expect([...Object.keys(callers), ...others, ...ofCodes].toSorted()).toEqual(
    [...documentedLimits().keys()].toSorted(),
  );
});

test.each(Object.entries(callers))(
  "2C-06 over HTTP the limit %s lets its figure pass, also in parallel, then refuses, and serves another key",
  async (name, caller) => {
    const [one, other] = [await caller(), sharedByAll.has(name) ? null : await caller()];
    await expectToHold(fixture, name, { one, other });
  },
);

test.each(["/club/create-new-password", "/club/set-pin"])(
  "2C-06 over HTTP an address sends the form %s as often as the limit club-site says, then reads when to come again",
  async (path) => {
    const { limit = 0 } = documentedLimits().get("club-site") ?? {};
    await sql`delete from kit.rate_limit`.execute(db);
    const [address, elsewhere] = [anAddress(), anAddress()];
    const send = async (sender: string) => {
      const answer = await form(path, sender, { step: "none" });
      if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      return String(answer.status);
    };
    expect(await send(address)).toBe("200");
    await sql`update kit.rate_limit set count = ${limit - 2}, expires_at = now() + interval '1 hour'
      where key like 'club-site:%'`.execute(db);
    expect(await refusedOf(5, () => send(address), "429")).toBe(3);
    expect(await send(elsewhere)).toBe("200");
  },
);

test("2C-06 over HTTP a PIN is compared as often as the limit club-pin says, also in parallel, then it is locked", async () => {
  const { limit = 0 } = documentedLimits().get("club-pin") ?? {};
  const caller = async (): Promise<Call> => {
    const { id } = await aClubMember(database, { pin: "246810" });
    const query = `mutation clubCheckPin { clubCheckPin(id: "${id}", pin: "135791") { code } }`;
    return async () => {
      const headers = { authorization: `Bearer ${clubToken}` };
      const { body } = await shop.postToClub<{ clubCheckPin: { code: string } }>({ query, headers });
      return body.data?.clubCheckPin.code ?? JSON.stringify(body);
    };
  };
  const [one, other] = [await caller(), await caller()];
  expect(await refusedOf(limit + 3, one, "PIN_LOCKED")).toBe(3);
  expect(await other()).toBe("PIN_WRONG");
});

test("2C-06 over HTTP a mailbox is written to as often as the limit newsletter-to says, and the answer does not tell", async () => {
  const written = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from kit.outbox where topic = 'message.send'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const text = `mutation createSubscribeNotificationSS($email: String!) {
    createSubscribeNotificationSS(email: $email) { errorCode } }`;
  const subscribe = (email: string) => codeOf(text, from(anAddress()), { email });
  const before = await written();
  const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe("sama@mail.example")));
  expect(answers).toEqual(["ok", "ok", "ok", "ok"]);
  expect((await written()) - before).toBe(documentedLimits().get("newsletter-to")?.limit);
  expect(await subscribe("lain@mail.example")).toBe("ok");
  expect((await written()) - before).toBe(2);
});

test("2C-06 over HTTP questions beyond the figure of lookups are answered, and the log warns once", async () => {
  const { limit = 0 } = documentedLimits().get("lookups") ?? {};
  await (await lookingUp())();
  await sql`update kit.rate_limit set count = ${limit - 1} where key = 'lookups'`.execute(db);
  const warned = () =>
    shop
      .logged()
      .split("\n")
      .filter((line) => /look-?ups/i.test(line)).length;
  const before = warned();
  expect(await (await lookingUp())()).not.toBe("RATE_LIMITED");
  expect(warned()).toBe(before);
  const answers = await Promise.all([await lookingUp(), await lookingUp()].map((call) => call()));
  expect(answers).not.toContain("RATE_LIMITED");
  expect(warned()).toBe(before + 1);
});
