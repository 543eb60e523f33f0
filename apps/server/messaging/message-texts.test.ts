import { sql } from "kysely";
import { expect, test } from "vitest";
import type { InboxMessage } from "#apps/simulators/inbox/inbox-message.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sealerOf, sendMessage } from "#modules/notification/server/index.ts";
import { developmentSecret } from "../config/settings.ts";
import { knownShopper, shopperSecrets } from "../testing/known-shopper.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase({ maxConnections: 10 });
/** Staff work on the first node; the second one sends. */
const office = await startTestShop({ databaseUrl: url });
const sender = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });
const { orderCode } = await knownShopper(office, database.kysely);
const admin = await staffSession(database, "ani@texts.test", "admin");
const marketing = await staffSession(database, "dewi@texts.test", "marketing");
const patient = { timeout: 120_000, interval: 250 };
const record = "memberWelcome:EMAIL:id-ID";

const inboxOf = async (to: string): Promise<readonly InboxMessage[]> =>
  JSON.parse((await sender.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`)).text);

const deps = { ids: systemIds, sealer: sealerOf([developmentSecret], systemIds) };

/** Queues the welcome of a new member and waits for it at the SMTP server. */
async function welcomed(to: string): Promise<InboxMessage> {
  const content = { kind: "memberWelcome", data: { firstName: "Rini <b>" } } as const;
  await inTransaction(database, (trx) => sendMessage(trx, deps, { channel: "EMAIL", to, locale: "id-ID", content }));
  await expect.poll(() => inboxOf(to), patient).toHaveLength(1);
  const [mail] = await inboxOf(to);
  if (!mail) throw new Error("no mail");
  return mail;
}

async function asked<Data>(query: string, input: object, headers: object = admin): Promise<Data> {
  const { body } = await office.postToAdmin<Record<string, Data>>({
    query,
    variables: { input },
    headers: { ...headers },
  });
  const [answer] = Object.values(body.data ?? {});
  if (answer === undefined || body.errors) throw new Error(JSON.stringify(body.errors));
  return answer;
}

const save = (version: number, changes: Readonly<Record<string, Json>>) =>
  asked<{ success: boolean; version: number; problems: readonly { path: string; message: string }[] }>(
    `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
      success version problems { path message } } }`,
    {
      ...{ type: "messageText", id: record, version },
      changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
    },
  );

test("MX-02 a saved text is in the next mail another node sends, values escaped; a restored one too", async () => {
  expect((await welcomed("first@texts.test")).subject).toMatch(/^Selamat datang di /);
  const refused = await save(0, { subject: "Halo {nobody}" });
  expect(refused).toMatchObject({ success: false, problems: [{ path: "subject" }] });
  const saved = await save(0, { subject: "Halo, {name}!", ready: "Silakan *masuk* kapan saja, {name}." });
  expect(saved).toMatchObject({ success: true, version: 1 });

  const changed = await welcomed("second@texts.test");
  expect(changed.subject).toBe("Halo, Rini <b>!");
  expect(changed.html).toContain("Silakan <strong>masuk</strong> kapan saja, Rini &lt;b&gt;.");
  expect(changed.text).toContain("Silakan *masuk* kapan saja, Rini <b>.");

  // Without a text of its own the message has the shipped one again.
  expect(await save(1, { subject: null, ready: null })).toMatchObject({ success: true, version: 2 });
  expect((await welcomed("third@texts.test")).subject).toMatch(/^Selamat datang di /);
  const restored = await asked<{ success: boolean; version: number }>(
    `mutation adminRestoreRecord($input: AdminRestoreRecordInput!) { adminRestoreRecord(input: $input) { success version } }`,
    { type: "messageText", id: record, version: 2, to: 1 },
  );
  expect(restored).toEqual({ success: true, version: 3 });
  expect((await welcomed("fourth@texts.test")).subject).toBe("Halo, Rini <b>!");
});

test("MX-02 a message that waits takes the text of the moment it is sent", async () => {
  const content = { kind: "memberWelcome", data: { firstName: "Rini" } } as const;
  const to = "waiting@texts.test";
  // The row is held by this transaction until the text is saved.
  await inTransaction(database, async (trx) => {
    await sendMessage(trx, deps, { channel: "EMAIL", to, locale: "id-ID", content });
    expect(await save(3, { subject: "Baru untuk {name}" })).toMatchObject({ success: true });
  });
  await expect.poll(() => inboxOf(to), patient).toHaveLength(1);
  expect((await inboxOf(to))[0]?.subject).toBe("Baru untuk Rini");
});

const preview = `query adminPreviewMessage($input: AdminPreviewMessageInput!) { adminPreviewMessage(input: $input) {
  subject html text } }`;

test("MX-02 a preview shows a real order with its goods and sums, without a link that opens it", async () => {
  const { rows } = await sql<{ name: string }>`
    select name from orders.line where order_code = ${orderCode}`.execute(database.kysely);
  const input = { id: "orderReceived.one", channel: "EMAIL", locale: "id-ID", texts: {}, about: orderCode };
  const shown = await asked<{ subject: string; text: string }>(preview, input);
  expect(shown.subject).toBe(`Pesanan Anda ${orderCode}`);
  for (const { name } of rows) expect(shown.text).toContain(name);
  expect(shown.text).toContain("Jalan Kenanga 77");
  expect(shown.text).not.toMatch(/key=(?!preview)/);
  for (const id of ["orderChanged.sent", "refundChanged.sent", "returnChanged.received"])
    expect((await asked<{ text: string }>(preview, { ...input, id })).text).toContain(orderCode);
  expect(await asked(preview, { ...input, id: "orderReceived.several" })).toBeNull();
  expect(await asked(preview, { ...input, about: "BBNOBODY2222" })).toBeNull();
  // Without the permissions the data is made up.
  await expect(asked(preview, input, marketing)).rejects.toThrow("FORBIDDEN");
  const made = JSON.stringify(await asked(preview, { ...input, about: null }, marketing));
  for (const secret of shopperSecrets) expect(made).not.toContain(secret);
});

test("MX-02 a test of an unsaved text arrives by SMTP at the caller's own address, marked as a test", async () => {
  const input = {
    id: "orderReceived.one",
    channel: "EMAIL",
    locale: "id-ID",
    texts: { subject: "Terima kasih {order}" },
  };
  const sent = await asked<{ data: { to: string } }>(
    `mutation adminSendTestMessage($input: AdminPreviewMessageInput!) { adminSendTestMessage(input: $input) {
      data { to } } }`,
    { ...input, about: orderCode },
  );
  expect(sent.data.to).toBe("ani@texts.test");
  await expect.poll(() => inboxOf("ani@texts.test"), patient).toHaveLength(1);
  expect((await inboxOf("ani@texts.test"))[0]?.subject).toBe(`[Test] Terima kasih ${orderCode}`);
  // What was not saved is in no other mail.
  const { rows } = await sql`select id from notification.message_text where id like 'orderReceived%'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});
