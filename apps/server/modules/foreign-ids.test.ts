import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType, parse, validate } from "graphql";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure } from "#kit/testing/proof.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { documents, unread } from "./foreign-ids-documents.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const passwordHash = await hashSecret("Main-bola7");

const schema = buildSchema(readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8"));

/** Argument names that identify something with an owner. */
const personal =
  /^(userCode|memberCode|deviceId|sessionId|lineId|cartId|checkoutId|orderCode|returnCode|addressCode|id)$/;

function namesIn(type: GraphQLInputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields()).flatMap((field) => [field.name, ...namesIn(field.type, seen)]);
}

/** Every operation of the shop with such an argument, at any depth of its input. */
function operationsWithIds(): string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields
    .filter(({ args }) =>
      args.flatMap(({ name, type }) => [name, ...namesIn(type)]).some((name) => personal.test(name)),
    )
    .map(({ name }) => name)
    .sort();
}

async function signedIn(userCode: string) {
  await aMember(database, userCode, { passwordHash });
  const query = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { data { userAuthToken } } }`;
  const variables = { input: { account: `${userCode.toLowerCase()}@mail.example`, password: "Main-bola7" } };
  const { body } = await shop.post<{ memberLogin: { data: { userAuthToken: string } } }>({ query, variables });
  return requested({ authorization: `Bearer ${body.data?.memberLogin.data.userAuthToken}` });
}

const requested =
  (headers: Record<string, string>) =>
  <Data>(text: string, given: Record<string, unknown> = {}) =>
    shop.post<Data>({ query: text, variables: given, headers }).then((response) => response.body);

async function aGuest() {
  const query = "mutation guestInit { guestInit { data { userAuthToken } } }";
  const { body } = await shop.post<{ guestInit: { data: { userAuthToken: string } } }>({ query });
  return requested({ authorization: `Bearer ${body.data?.guestInit.data.userAuthToken}` });
}

test("S7 every operation that accepts an owned id is listed and tried below", () => {
  expect(operationsWithIds()).toEqual([...Object.keys(documents), ...unread].sort());
  // A document that does not match the schema would be refused for every caller.
  for (const text of Object.values(documents)) expect(validate(schema, parse(text))).toEqual([]);
  figure(
    "S7",
    "operations tried with a foreign id as another member, a guest and without a session",
    Object.keys(documents).length,
  );
});

test("S7 D-84 a foreign id reads and changes nothing for another member, a guest or an anonymous caller, and is answered like an unknown id", async () => {
  const ani = await signedIn("FA");
  const budi = await signedIn("FB");
  await ani(documents.synSSUserInfo.replaceAll(`emailSubscribe: "1"`, `emailSubscribe: "0"`), { id: "FA" });
  const { data } = await ani<{ queryDevices: { deviceId: string }[] }>(
    "query queryDevices { queryDevices { deviceId } }",
  );
  const device = data?.queryDevices[0]?.deviceId;
  const lines = await sql<{ id: string }>`
    insert into cart.line (owner, sku_code, quantity) values ('member:FA', 'A', 2) returning id`.execute(
    database.kysely,
  );
  const line = lines.rows[0]?.id;
  const checkouts = await sql<{ id: string }>`
    insert into checkout.session (id, owner, lines, begun_at, expires_at)
    values (gen_random_uuid(), 'member:FA', '[{"id": "1", "skuCode": "A", "quantity": 2, "activityCode": ""}]', now(),
      now() + interval '30 minutes') returning id`.execute(database.kysely);
  const checkout = checkouts.rows[0]?.id;
  const draft = aDraft({ owner: "member:FA", paymentReference: "ORDER-OF-FA" });
  const [placed] = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
  );
  const order = placed?.orderCode;
  await sql`insert into payment.payment (reference, amount, owner, created_at)
    values ('ORDER-OF-FA', 288000, 'member:FA', now())`.execute(database.kysely);
  await sql`insert into payment.attempt (id, reference, charge_id, key, channel_code, kind, amount, state, return_url, created_at)
    values (gen_random_uuid(), 'ORDER-OF-FA', 'P1', '1', 'VA_BCA', 'va', 288000, 'open', '', now())`.execute(
    database.kysely,
  );
  const back = "RT3333333333";
  await sql`insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted,
      created_at, send_until)
    values (${back}, ${order}, 'member:FA', '20', 'DAMAGED', 1000, 0, 0, 0, now(), now() + interval '7 days')`.execute(
    database.kysely,
  );
  const notices = await sql<{ id: string }>`
    insert into notification.notice (id, user_code, kind, data, path, created_at)
    values (gen_random_uuid(), 'FA', 'points', '{"points": 5, "event": "earned"}', '/account', now()) returning id`.execute(
    database.kysely,
  );
  const notice = notices.rows[0]?.id;
  const { data: home } = await ani<{ saveAddress: { data: { addressCode: string } } }>(
    documents.saveAddress
      .replace("($id: String!)", "")
      .replace("addressCode: $id,", "")
      .replace("success", "data { addressCode } success"),
  );
  const address = home?.saveAddress.data.addressCode;
  const noOrder = "BB2222222222";
  const noReturn = "RT2222222222";
  const missing = "00000000-0000-4000-8000-000000000000";
  const state = async () =>
    (
      await sql`select (select json_agg(p) from newsletter.preference p where user_code = 'FA') as preferences,
        (select json_agg(l) from cart.line l where owner = 'member:FA') as cart,
        (select json_agg(c) from checkout.session c where owner = 'member:FA') as checkouts,
        (select json_agg(o) from orders.placed_order o where owner = 'member:FA') as orders,
        (select json_agg(r) from returns.return_order r where owner = 'member:FA') as returns,
        (select json_agg(a) from payment.attempt a where reference = 'ORDER-OF-FA') as attempts,
        (select json_agg(a) from address_book.address a where user_code = 'FA') as addresses,
        (select json_agg(n) from notification.notice n where user_code = 'FA') as notices,
        (select count(*)::int from identity.session where user_code = 'FA' and ended_at is null) as sessions`.execute(
        database.kysely,
      )
    ).rows;
  const before = await state();
  const tried: Readonly<Record<keyof typeof documents, readonly [foreign: string | undefined, unknown: string]>> = {
    querySSUserInfo: ["FA", "NOBODY"],
    synSSUserInfo: ["FA", "NOBODY"],
    endDevice: [device, missing],
    updateCartLine: [line, missing],
    removeCartLine: [line, missing],
    queryCheckout: [checkout, missing],
    updateCheckout: [checkout, missing],
    applyCoupon: [checkout, missing],
    redeemPoints: [checkout, missing],
    createOrderCustom: [checkout, missing],
    queryPaymentStatus: [order, noOrder],
    getCustomOrderDetail: [order, noOrder],
    queryOrderStatus: [order, noOrder],
    queryOrderList: [order, noOrder],
    payOrder: [order, noOrder],
    cancelOrder: [order, noOrder],
    requestCancelOrder: [order, noOrder],
    queryCancelRefund: [order, noOrder],
    saveRefundAccount: [order, noOrder],
    undoCancelOrder: [order, noOrder],
    claimOrderEvents: [order, noOrder],
    receiveOrder: [order, noOrder],
    pickupOrder: [order, noOrder],
    buyAgain: [order, noOrder],
    trackOrder: [order, noOrder],
    sendOrderCode: [order, noOrder],
    verifyOrderCode: [order, noOrder],
    queryReturnOptions: [order, noOrder],
    createReturnOrder: [order, noOrder],
    queryReturnDetail: [back, noReturn],
    cancelReturnOrder: [back, noReturn],
    fullLogisticsInfo: [back, noReturn],
    readNotification: [notice, missing],
    saveAddress: [address, "nobody-has-this"],
    removeAddress: [address, "nobody-has-this"],
  };
  for (const [who, caller] of [
    ["another member", budi],
    ["a guest", await aGuest()],
    ["no one", requested({})],
  ] as const) {
    // Guesses are rate-limited; this test compares answers.
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    // The caller has a fresh proof: the refusal is due to the id alone.
    await sql`update identity.session set confirmed_at = now(), confirmed_by = 'password'`.execute(database.kysely);
    for (const name of Object.keys(documents) as (keyof typeof documents)[]) {
      const [foreign, unknown] = tried[name];
      const replies = [await caller(documents[name], { id: foreign }), await caller(documents[name], { id: unknown })];
      expect([who, name, replies[0]]).toEqual([who, name, replies[1]]);
      expect(JSON.stringify(replies[0])).not.toContain('"success":true');
    }
  }
  expect(await state()).toEqual(before);
  expect((await ani<object>(documents.querySSUserInfo, { id: "FA" })).data).toEqual({
    querySSUserInfo: { emailSubscribe: "0" },
  });
});

test("S7 a guest's order is not accessible to another guest or a member", async () => {
  const draft = aDraft({ owner: "guest:somebody", paymentReference: "ORDER-OF-GUEST" });
  const [placed] = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
  );
  const state = () => sql`select * from orders.placed_order where code = ${placed?.orderCode}`.execute(database.kysely);
  const before = (await state()).rows;
  const names = (Object.keys(documents) as (keyof typeof documents)[]).filter((name) =>
    /Order|Refund|buyAgain/.test(name),
  );
  const byOrder = names.filter((name) => !["createOrderCustom", "cancelReturnOrder"].includes(name));
  expect(byOrder.length).toBeGreaterThan(10);
  for (const caller of [await aGuest(), await signedIn("FG"), requested({})]) {
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    for (const name of byOrder) {
      const foreign = await caller(documents[name], { id: placed?.orderCode });
      expect([name, foreign]).toEqual([name, await caller(documents[name], { id: "BB2222222222" })]);
    }
  }
  expect((await state()).rows).toEqual(before);
});

test("EN-13 a member's profile and the three flags come in one call", async () => {
  const citra = await signedIn("FC");
  const text = `query profile { getUserInfoDetail { userCode memberCode email whatsApp mobile isMapClubUser firstName lastName }
    querySSUserInfo(userCode: "FC") { emailSubscribe whatsappSubscribe newsSubscribe } }`;
  expect((await citra<object>(text)).data).toEqual({
    getUserInfoDetail: {
      userCode: "FC",
      memberCode: "FC",
      email: "fc@mail.example",
      whatsApp: null,
      mobile: null,
      isMapClubUser: false,
      firstName: "FC",
      lastName: "Lestari",
    },
    querySSUserInfo: { emailSubscribe: "1", whatsappSubscribe: "1", newsSubscribe: "1" },
  });
});
