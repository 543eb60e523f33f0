import { sql } from "kysely";
import { expect } from "vitest";
import { aClubMember } from "#apps/club/testing/club-member-fixture.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { versionOf } from "#modules/admin/contract/admin-actions.ts";
import { orderByCode, placeOrders } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { addStaff } from "#modules/staff/server/index.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { accountByEmail } from "#modules/staff/server/store/accounts.ts";
import { addSession } from "#modules/staff/server/store/sessions.ts";
import { aTestKey } from "./api-key.ts";
import { type Call, type Callers, clubToken, type LimitFixture, rightPassword, shopSecret } from "./limit-fixture.ts";

const sendChat = `mutation sendChatMessage($key: ID!) {
  sendChatMessage(input: { key: $key, text: "Halo", consents: true }) { errorCode } }`;
const sendContact = `mutation sendContactMessage($key: ID!) { sendContactMessage(input: {
  key: $key, name: "Rini", contact: "rini@mail.example", text: "Halo" }) { errorCode } }`;
const staffSignIn = `mutation staffSignIn($email: String!) {
  staffSignIn(input: { email: $email, password: "salah-sekali-lagi" }) { errorCode } }`;
const clubPassword = `mutation clubCheckPassword($mobile: String!) {
  clubCheckPassword(mobile: $mobile, password: "Salah-sekali9") { code } }`;

/** Callers of the limits of shopping, staff and the club. */
export function shoppingCallers({ shop, database, anAddress, from, post, codeOf, guest }: LimitFixture): Callers {
  const db = database.kysely;
  const chatting = async (address?: string): Promise<Call> => {
    const headers = await guest(address);
    return () => codeOf(sendChat, headers, { key: systemIds.uuid() });
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
  const staffGuess =
    (email: string, address?: string): Call =>
    () =>
      codeOf(staffSignIn, from(address ?? anAddress()), { email });
  /** A guest with an open checkout, who guesses coupon codes. */
  const guessingCoupons = async (): Promise<Call> => {
    const headers = await guest();
    const { rows } = await sql<{ productCode: string; skuCode: string }>`
      select sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
      join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 3
      order by sku.code limit 1`.execute(db);
    const add = "mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { errorCode } }";
    expect(await codeOf(add, headers, { input: { ...rows[0], quantity: 1 } })).toBe("ok");
    const begin = "mutation initCheckout { initCheckout(input: {}) { errorCode data { checkoutId } } }";
    const { data } = await post<{ checkoutId: string }>(begin, headers);
    const apply = `mutation applyCoupon($id: ID!, $code: String!) {
      applyCoupon(checkoutId: $id, couponCode: $code) { errorCode } }`;
    return () => codeOf(apply, headers, { id: data?.checkoutId, code: `GUESS${systemIds.code(8)}` });
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

  const withKey =
    (headers: Readonly<Record<string, string>>): Call =>
    async () => {
      const { body } = await shop.postToAdmin({ query: "query adminCallingKey { adminCallingKey { code } }", headers });
      return body.errors?.[0]?.extensions.code ?? "ok";
    };

  return {
    coupon: guessingCoupons,
    "coupon-network": guessingCoupons,
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
      const [placed] = await inTransaction(database, (trx) =>
        placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
      );
      return async () => {
        const response = await sendRaw(`${shop.address}/return-photos?order=${placed?.orderCode}`, {
          method: "POST",
          headers: { ...headers, "content-type": "image/jpeg" },
          body: Buffer.from("no picture"),
        });
        if (response.status === 429) expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
        return JSON.parse(response.text).errorCode;
      };
    },
    "chat-minute": chatting,
    "chat-hour": chatting,
    "chat-network": chatting,
    "contact-hour": async () => {
      const headers = await guest();
      return () => codeOf(sendContact, headers, { key: systemIds.uuid() });
    },
    "contact-network": async () => {
      const address = anAddress();
      return () => codeOf(sendContact, from(address), { key: systemIds.uuid() });
    },
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
    "api-key:calls": async () => {
      await staffSession("full");
      const { headers } = await aTestKey(database, { scopes: ["stock.read"], callsPerMinute: 120, secret: shopSecret });
      return withKey({ ...from(anAddress()), ...headers });
    },
    "api-key:wrong": async () => withKey({ ...from(anAddress()), authorization: "Bearer shk_guessed" }),
    "admin:simulate": async () => {
      const { cookie } = await staffSession("full");
      const text = `query adminSimulatePromotion($input: AdminSimulatePromotionInput!) {
        adminSimulatePromotion(input: $input) { errorCode } }`;
      const input = { promotionCode: "MINE", state: {}, orders: 0, carts: false };
      return () => codeOf(text, { ...from(anAddress()), cookie }, { input });
    },
    "admin:test-webhook": async () => {
      const { cookie } = await staffSession("full");
      const text = `mutation adminTestWebhook($input: AdminTestWebhookInput!) { adminTestWebhook(input: $input) { errorCode } }`;
      return () => codeOf(text, { ...from(anAddress()), cookie }, { input: { code: "none", key: systemIds.uuid() } });
    },
    "admin:test-message": async () => {
      const { cookie } = await staffSession("full");
      const text = `mutation adminSendTestMessage($input: AdminPreviewMessageInput!) { adminSendTestMessage(input: $input) { errorCode } }`;
      const input = { id: "passwordChanged", channel: "EMAIL", locale: "en-US", texts: {} };
      return () => codeOf(text, { ...from(anAddress()), cookie }, { input });
    },
    "admin:hand-out": async () => {
      const { cookie } = await staffSession("full");
      const draft = aDraft({ paymentReference: `HAND-${systemIds.code(8)}` });
      const [placed] = await inTransaction(database, (trx) =>
        placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
      );
      const order = await orderByCode(db, placed?.orderCode ?? "");
      const text = `mutation adminHandOut($input: AdminHandOutInput!) { adminHandOut(input: $input) { errorCode } }`;
      const input = { orderCode: placed?.orderCode, version: order ? versionOf(order) : "", confirmCode: "000000" };
      return () => codeOf(text, { ...from(anAddress()), cookie }, { input });
    },
    "club-password": checkingClubPassword,
    "club-password-day": checkingClubPassword,
  };
}
