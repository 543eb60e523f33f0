import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { adminFixture } from "#modules/admin/server/testing/admin-fixture.ts";
import { messageTopic, type SealUse, sealerOf, sealKeyId } from "#modules/notification/server/index.ts";
import { sealWithoutLabel } from "#modules/notification/server/testing/seal-without-label.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";

const { url, database } = await testDatabase({ maxConnections: 10 });
const { orders, staff } = await adminFixture(database);
const db = database.kysely;

const secret = "0123456789abcdef0123456789abcdef";
const older = "an older key of at least thirty-two characters";
const newer = "a newer key of at least thirty-two characters!";
const command = fileURLToPath(new URL("./main.ts", import.meta.url));

const rotate = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const variables = { PATH: process.env.PATH, SHOP_STAGE: "test", DATABASE_URL: url, SHOP_SECRET: secret, ...env };
    const child = execFile(process.execPath, [command], { cwd: tmpdir(), env: variables }, (_problem, out, complaint) =>
      resolve({ code: child.exitCode, output: out + complaint }),
    );
  });

const texts: Record<SealUse, string> = {
  message: '{"to":"sari@mail.example"}',
  authenticator: "BATABOLADEMOSTAFF234567ABCDEFGHI",
  bankAccount: '{"bankName":"BCA","accountNumber":"1234567890","accountHolder":"Sari Lestari"}',
  payer: '{"name":"Sari"}',
  clubTicket: "",
  webhook: "whsec_MDEyMzQ1Njc4OWFiY2RlZg==",
};

let count = 0;
/** Fills every sealed column with a value encrypted by `seal`. */
async function fillEverything(seal: (use: SealUse) => string): Promise<void> {
  count += 1;
  const reference = `SEALED-${count}`;
  const email = `sealed-${count}@keys.test`;
  const [code = ""] = await orders.placed(aDraft({ paymentReference: reference }));
  const { chargeId } = await orders.open(reference, 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  await staff.signedIn(email, "finance");
  await sql`update staff.account set totp_secret = ${seal("authenticator")} where email = ${email}`.execute(db);
  await sql`update staff.session set new_secret = ${seal("authenticator")}
    where account_id = (select id from staff.account where email = ${email})`.execute(db);
  await sql`update payment.attempt set payer = ${seal("payer")} where reference = ${reference}`.execute(db);
  await sql`update payment.payment set account_sealed = ${seal("bankAccount")}, account_shown = 'BCA ••90'
    where reference = ${reference}`.execute(db);
  await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, account_sealed, account_shown)
    select ${systemIds.uuid()}, ${reference}, id, 'k', 1000, 'ORDER_CLOSED', 'manual', now(), ${seal("bankAccount")}, 'BCA ••90'
    from payment.attempt where reference = ${reference} limit 1`.execute(db);
  await sql`
    insert into returns.return_order (code, order_code, status, reason, account_sealed, account_shown, money, points, freight,
      deducted, created_at)
    values (${`RTAAAAAAAA${"ABCDEFGH"[count]}A`}, ${code}, '10', 'DAMAGED', ${seal("bankAccount")}, 'BCA ••90', 1000, 0, 0, 0, now())`.execute(
    db,
  );
  await sql`
    insert into webhooks.endpoint (code, url, events, enabled)
    values (${`erp-${count}`}, 'https://erp.example/hooks', '{order.placed}', false)`.execute(db);
  await sql`
    insert into webhooks.secret (id, endpoint_code, sealed, created_at)
    values (${systemIds.uuid()}, ${`erp-${count}`}, ${seal("webhook")}, now())`.execute(db);
  await sql`
    insert into kit.outbox (id, topic, payload)
    values (${systemIds.uuid()}, ${messageTopic}, ${JSON.stringify({ kind: "k", channel: "EMAIL", sealed: seal("message") })}::jsonb)`.execute(
    db,
  );
}

/** Every sealed text in the database, in any table, by its key. */
async function keysInUse(): Promise<Map<string, number>> {
  const { rows: columns } = await sql<{ place: string; column: string }>`
    select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'jsonb', 'json', 'character varying')`.execute(db);
  const found = new Map<string, number>();
  for (const { place, column } of columns) {
    const { rows } = await sql<{ key: string }>`
      select (regexp_matches(${sql.raw(column)}::text, '\\m1\\.([0-9a-f]{8})\\.[a-zA-Z]+\\.', 'g'))[1] as key
      from ${sql.raw(place)}`.execute(db);
    for (const { key } of rows) found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** Decrypts everything with these keys alone. */
async function openEverything(secrets: readonly string[]): Promise<string[]> {
  const ring = sealerOf(secrets, systemIds);
  const { rows } = await sql<{ use: SealUse; sealed: string }>`
    select 'authenticator' as use, totp_secret as sealed from staff.account where totp_secret is not null
    union all select 'authenticator', new_secret from staff.session where new_secret is not null
    union all select 'payer', payer from payment.attempt where payer <> ''
    union all select 'bankAccount', account_sealed from payment.payment where account_sealed is not null
    union all select 'bankAccount', account_sealed from payment.refund where account_sealed is not null
    union all select 'bankAccount', account_sealed from returns.return_order where account_sealed is not null
    union all select 'webhook', sealed from webhooks.secret
    union all select 'message', payload ->> 'sealed' from kit.outbox where payload ->> 'kind' = 'k'`.execute(db);
  return rows.map(({ use, sealed }) => {
    const text = ring.open(sealed, use);
    return text === texts[use] ? "read" : `${use}: ${text}`;
  });
}

test("2B-10 npm run rotate-keys re-encrypts everything, and all of it is readable without the older keys", async () => {
  // The fixture's own messages are sealed with the fixture's key.
  await sql`delete from kit.outbox`.execute(db);
  await fillEverything((use) => sealWithoutLabel(texts[use], secret));
  await fillEverything((use) => sealerOf(secret, systemIds).seal(texts[use], use));
  await fillEverything((use) => sealerOf(older, systemIds).seal(texts[use], use));
  await sql`delete from kit.outbox where payload ->> 'kind' is distinct from 'k'`.execute(db);

  const rotated = await rotate({ SHOP_SEAL_KEYS: `${newer},${older}` });
  expect(rotated).toEqual({ code: 0, output: expect.stringContaining(`sealed with key ${sealKeyId(newer)}`) });
  expect(rotated.output).not.toContain(newer);
  expect([...(await keysInUse()).keys()]).toEqual([sealKeyId(newer)]);
  expect([...(await keysInUse()).values()]).toEqual([24]);
  expect(await openEverything([newer])).toEqual(Array(24).fill("read"));

  // A second run changes nothing, and neither does a shop with the new key alone.
  const again = await rotate({ SHOP_SEAL_KEYS: newer });
  expect(again.output.match(/: 0 moved/g)).toHaveLength(8);
  expect(again.code).toBe(0);
}, 240_000);

test("2B-10 a missing key is reported, nothing is lost, and no key is reported as removable", async () => {
  const missing = "a key nobody wrote down, of thirty-two letters";
  await fillEverything((use) => sealerOf(missing, systemIds).seal(texts[use], use));
  await sql`delete from kit.outbox where payload ->> 'kind' is distinct from 'k'`.execute(db);
  const { code, output } = await rotate({ SHOP_SEAL_KEYS: newer });
  expect(code).toBe(1);
  expect(output).toContain("Keep every key: 8 texts");
  expect((await keysInUse()).get(sealKeyId(missing))).toBe(8);
}, 240_000);
