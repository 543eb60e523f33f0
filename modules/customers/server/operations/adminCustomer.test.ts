import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { saveLinks } from "#modules/loyalty/server/index.ts";
import { receiverHash } from "#modules/notification/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const { call, people, club, deps } = await customersFixture(database);
const orders = await orderFixture(database);
const run = (statement: ReturnType<typeof sql>) => statement.execute(database.kysely);

const andi = { firstName: "Andi", lastName: "Wijaya", mobile: "+6281210000001", birthDate: "1992-04-21" };
await aMember(database, "U10000001", andi);
await aMember(database, "U10000002", { firstName: "Rani", mobile: null });
club.add({ id: "MC1", mobile: "+6281210000001" });
club.give("MC1", 450);
await saveLinks(database.kysely, [{ userCode: "U10000001", clubMemberId: "MC1" }]);
const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "ONE-1", owner: "member:U10000001" }));
await run(sql`
  insert into returns.return_order (code, order_code, owner, status, reason, remark, money, points, freight, deducted, created_at)
  values ('RTCUST222222', ${orderCode}, 'member:U10000001', '10', 'WRONG_SIZE', '', 67500, 0, 0, 0, now())`);
await run(sql`
  insert into returns.line (return_code, number, quantity, money, points) values ('RTCUST222222', 0, 1, 67500, 0)`);
await run(sql`insert into cart.line (owner, sku_code, quantity) values ('member:U10000001', 'BALL-A', 2)`);
await run(sql`
  insert into address_book.region (code, parent_code, level, name, words) values ('31', null, 1, 'DKI Jakarta', null),
    ('31.71', '31', 2, 'Jakarta Pusat', null), ('31.71.01', '31.71', 3, 'Gambir', ' gambir') on conflict do nothing`);
await run(sql`
  insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
    is_default, saved_at)
  values ('A1', 'U10000001', '2', 'Andi', 'Wijaya', '+6281210000001', 'Jalan Kenanga 77', '31.71.01', '10117', true, now())`);
await run(sql`
  insert into promotion.coupon (code, names, amount, begins_at, ends_at)
  values ('HELLO10', '{"en-US": "Hello"}', 10000, '2026-01-01', '2027-01-01')`);
await run(sql`insert into promotion.coupon_grant (coupon_code, buyer_key) values ('HELLO10', 'member:U10000001')`);
for (const given of [true, false])
  await inTransaction(database, (trx) =>
    recordConsent(trx, deps, {
      subject: { kind: "member", userCode: "U10000001" },
      purpose: "marketingWhatsApp",
      textVersion: "1",
      locale: "en-US",
      given,
      form: "account",
      address: "",
    }),
  );
await run(sql`
  insert into identity.session (id, token_hash, kind, guest_id, user_code, user_agent, expires_at)
  values (gen_random_uuid(), 'hash', 'member', 'G9', 'U10000001', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
    now() + interval '1 day')`);
await run(sql`
  insert into notification.delivery (message_id, kind, channel, outcome, receiver_hash)
  values (gen_random_uuid(), 'orderChanged', 'WHATSAPP', 'SENT', ${receiverHash(deps.secret, "+6281210000001")}),
    (gen_random_uuid(), 'verificationCode', 'SMS', 'SENT', ${receiverHash(deps.secret, "+6281299999999")})`);
await run(sql`
  insert into notification.notice (id, user_code, kind, data, path, created_at)
  values (gen_random_uuid(), 'U10000001', 'order', '{}', '/', now() - interval '1 hour')`);
await run(sql`update identity.member set note = 'Calls in the morning.' where user_code = 'U10000001'`);

const document = `query adminCustomer($code: String!) { adminCustomer(code: $code) { code isMasked name email emailVerified mobile
  mobileVerified birthDate language note status hasPassword importedAt signInWith
  orders { total orders { orderCode statusText amount pieces } } returns { total returns { returnCode orderCode money } }
  cart { skuCode name quantity productCode offerCode } addresses { name mobile address area zip isDefault }
  coupons { couponCode state } points { state available held tier } newsletter whatsAppMessages
  consents { purpose given form language wording legal { page device version publishedAt } } consentProof { wording } devices { browser system phone }
  messages { total messages { kind channel outcome } } } }`;
// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
const read = (code: string, who = people.dewi) => call<any>(document, { code }, who);

test("MU-01 a customer's page has profile, orders, returns, cart, addresses, coupons, points, consents with history, devices and messages", async () => {
  expect(await read("U10000001")).toMatchObject({
    isMasked: false,
    name: "Andi Wijaya",
    email: "u10000001@mail.example",
    emailVerified: true,
    mobile: "+62 812-1000-0001",
    birthDate: "1992-04-21",
    note: "Calls in the morning.",
    hasPassword: false,
    orders: { total: 1, orders: [{ orderCode, statusText: "Awaiting payment", amount: 288_000, pieces: 2 }] },
    returns: { total: 1, returns: [{ returnCode: "RTCUST222222", orderCode, money: 67_500 }] },
    cart: [{ skuCode: "BALL-A", name: "Goods BALL-A", quantity: 2, productCode: "P1", offerCode: "" }],
    addresses: [
      {
        name: "Andi Wijaya",
        mobile: "+62 812-1000-0001",
        address: "Jalan Kenanga 77",
        area: "Gambir, Jakarta Pusat, DKI Jakarta",
        zip: "10117",
        isDefault: true,
      },
    ],
    coupons: [{ couponCode: "HELLO10", state: "available" }],
    points: { state: "LINKED", available: 450, held: 0 },
    newsletter: false,
    whatsAppMessages: false,
    consents: [
      { purpose: "marketingWhatsApp", given: false, form: "account", wording: expect.stringContaining("WhatsApp") },
      { purpose: "marketingWhatsApp", given: true, form: "account" },
    ],
    consentProof: null,
    devices: [{ browser: "Chrome", system: "Android", phone: true }],
    messages: {
      total: 2,
      messages: [
        { kind: "orderChanged", channel: "WHATSAPP", outcome: "SENT" },
        { kind: "order", channel: "PANEL", outcome: "UNREAD" },
      ],
    },
  });
  expect(await read("U10000002")).toMatchObject({
    name: "Rani Lestari",
    mobile: null,
    points: { state: "NOT_LINKED" },
  });
  expect(await read("U99999999")).toBeNull();
});

test("MU-01 without the permission for contact data names, numbers, addresses and birthday are masked; parts need their own permission", async () => {
  const seen = await read("U10000001", people.sari);
  expect(seen).toMatchObject({
    isMasked: true,
    name: "A••• W•••",
    email: "u•••@mail.example",
    mobile: "+62 812•••••001",
    birthDate: null,
    addresses: [{ name: "A••• W•••", mobile: "+62 812•••••001", address: "•••", zip: "" }],
    orders: { total: 1 },
  });
  expect(JSON.stringify(seen)).not.toMatch(/Andi|Wijaya|Kenanga|10117|81210000001/);
  expect(await read("U10000001", people.mila)).toMatchObject({ orders: null, returns: null });
  expect(await read("U10000001", people.putu)).toBe("FORBIDDEN");
});

test("MU-01 staff of one store see only the orders and returns of their store", async () => {
  await run(sql`update staff.account set store_code = '1001' where email = 'sari@customers.test'`);
  expect(await read("U10000001", people.sari)).toMatchObject({ orders: { total: 0 }, returns: { total: 0 } });
  await run(sql`update staff.account set store_code = null where email = 'sari@customers.test'`);
});

test("MU-01 an unavailable club is reported as a state of the page", async () => {
  club.fault(() => "before");
  expect(await read("U10000001")).toMatchObject({
    name: "Andi Wijaya",
    points: { state: "CLUB_UNREACHABLE", available: null },
  });
  club.fault(() => null);
});

test("MU-01 each unmasked access is audited once an hour; a masked one is not", async () => {
  const looks = async () => {
    const { rows } = await sql<{ name: string; subject: string }>`
      select name, subject from staff.audit where action = 'contact.view' order by id`.execute(database.kysely);
    return rows.filter(({ subject }) => subject === "customer:U10000002").map(({ name }) => name);
  };
  expect(await looks()).toEqual(["Name of dewi@customers.test"]);
  await read("U10000002", people.sari);
  await read("U10000002");
  expect(await looks()).toHaveLength(1);
});

test("MU-01 a page takes a fixed number of statements", async () => {
  const counter = countQueries(database);
  const counts: number[] = [];
  for (const code of ["U10000001", "U10000002"]) {
    counter.reset();
    await read(code);
    counts.push(counter.statements.length);
  }
  counter.stop();
  expect(counts[0]).toBe(counts[1]);
});
