import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { loopbackClamd } from "#adapters/malware/testing/loopback-clamd.ts";
import { loopbackMailServer } from "#adapters/messaging/testing/loopback-mail-server.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { emptyTestDatabase } from "#kit/testing/test-database.ts";
import { readConfig } from "../config/read-config.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { checkBackups } from "./check-backups.ts";
import { checkFolder } from "./check-folder.ts";
import { checkExpiry } from "./check-shop.ts";
import { checkStaff } from "./check-staff.ts";
import { examine } from "./examine.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const folder = await mkdtemp(join(tmpdir(), "doctor-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = new Date("2026-11-18T12:00:00Z");
const patientMs = 120_000;

/** The findings by check: state and text. */
async function found(env: Record<string, string>, timeoutMs = patientMs) {
  const settings = { SHOP_STAGE: "test", SHOP_PUBLIC_URL: shop.address, SHOP_DATA_DIR: folder, DATABASE_URL: url };
  const read = readConfig({ ...settings, ...env });
  if (!read.ok) throw new Error(read.error.sentence);
  const findings = await examine(read.value, now, timeoutMs);
  return Object.fromEntries(findings.map(({ what, state, sentence }) => [what, `${state}: ${sentence}`]));
}

async function answering(status: number, body = "{}") {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => server.close(resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await stop();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop };
}

test("MX-07 a sound installation: database, tables, staff and address are well, and the missing worker is named", async () => {
  const findings = await found({});
  expect(findings).toMatchObject({
    "data folder": expect.stringMatching(/^(ok|warning): /),
    database: expect.stringMatching(/^ok: PostgreSQL 1\d\.\d+ answers\.$/),
    tables: "ok: They are those of this release.",
    jobs: "ok: None is late, none has failed for good.",
    "public address": `ok: The shop at ${shop.address} is ready.`,
    backups: expect.stringMatching(/^warning: .* has none\./),
  });
  expect(findings.worker).toMatch(/^problem: None was seen in the last minute/);
  // No service is configured, so none is tried.
  expect(Object.keys(findings)).not.toContain("e-mail");
  expect((await readdir(folder)).filter((name) => name.startsWith(".doctor"))).toEqual([]);
});

test("MX-07 worker state, late jobs, failed jobs and pending messages are reported separately", async () => {
  await database.pool.query("insert into kit.worker (id) values ('worker-1')");
  await addJob(database.kysely, "sendNews", {}, { runAt: new Date(Date.now() - 600_000) });
  await database.pool.query(
    `insert into kit.outbox (id, topic, payload, created_at, last_error)
     values (gen_random_uuid(), 'mail', '{}', now() - interval '2 hours', 'connection refused')`,
  );
  expect(await found({})).toMatchObject({
    worker: "ok: 1 at work.",
    jobs: "warning: Waiting for more than five minutes: 1. Start another worker, or see why they wait.",
    messages: "problem: Waiting: 1, the oldest for 120 minutes. Last error: connection refused",
  });
  await database.pool.query("update graphile_worker._private_jobs set attempts = max_attempts");
  await database.pool.query("update kit.outbox set created_at = now()");
  expect(await found({})).toMatchObject({
    jobs: expect.stringContaining("warning: 1 failed for good (sendNews)."),
    messages: "ok: On their way: 1.",
  });
});

test("MX-07 a database that is away, or has other tables, is a problem with its reason, and nothing is migrated", async () => {
  const away = new URL(url);
  away.port = "1";
  const gone = await found({ DATABASE_URL: away.href });
  expect(gone.database).toMatch(/^problem: The database cannot be used: .*ECONNREFUSED/);
  expect(gone["public address"]).toMatch(/^ok/);
  const fresh = join(folder, "fresh");
  expect(await found({ SHOP_ROLE: "all", DATABASE_URL: "", SHOP_DATA_DIR: fresh })).toMatchObject({
    database: expect.stringMatching(/^warning: There is none yet/),
  });
  expect(await readdir(fresh)).toEqual([]);
  const empty = await emptyTestDatabase();
  expect(await found({ DATABASE_URL: empty.url })).toMatchObject({
    tables: "problem: They are not those of this release. Run `npm run migrate`.",
  });
  expect((await empty.database.pool.query("select from pg_namespace where nspname = 'kit'")).rowCount).toBe(0);
});

test("MX-07 services are tried: a mail server's login, vendors over HTTP, the malware scanner; no finding shows a password", async () => {
  const mail = await loopbackMailServer();
  const clamd = await loopbackClamd();
  onTestFinished(clamd.close);
  const [sms, broken] = [await answering(404), await answering(502)];
  const env = {
    SMTP_URL: `smtp://shop:mail-password@127.0.0.1:${mail.port}`,
    SMS_API_URL: sms.address,
    SMS_API_TOKEN: "sms-token",
    COURIER_API_URL: broken.address,
    COURIER_API_TOKEN: "courier-token",
    COURIER_NOTICE_SECRET: "courier-secret-of-16-characters",
    CLAMD_URL: `tcp://127.0.0.1:${clamd.port}`,
  };
  const well = await found(env);
  expect(well).toMatchObject({
    "e-mail": "ok: It accepts the shop's login.",
    SMS: "ok: It answers.",
    courier: expect.stringMatching(/^problem: 127\.0\.0\.1:\d+ cannot be used: it answers 502\./),
    "malware scanner": "ok: It scans.",
  });
  expect(mail.arrived).toEqual([]);

  mail.refuse({ at: "login", reply: 535 });
  await Promise.all([clamd.close(), sms.stop()]);
  const ill = await found(env);
  expect(ill["e-mail"]).toMatch(/^problem: .*535/);
  expect(ill["malware scanner"]).toMatch(/^problem: .*ECONNREFUSED/);
  expect(ill.SMS).toMatch(/^problem: .*ECONNREFUSED/);
  expect(JSON.stringify([well, ill])).not.toMatch(/mail-password|sms-token|courier-(token|secret)/);
});

test("MX-07 an address where another program answers, a shop that is not ready, or no answer, is reported as such", async () => {
  const other = await answering(200, "<h1>Welcome to nginx</h1>");
  expect((await found({ SHOP_PUBLIC_URL: other.address }))["public address"]).toMatch(/^problem: .* by something else/);
  const starting = await answering(503, '{"status":"not ready","failed":["database"]}');
  expect((await found({ SHOP_PUBLIC_URL: starting.address }))["public address"]).toMatch(
    /^problem: .* is not ready: database\.$/,
  );
  await starting.stop();
  expect((await found({ SHOP_PUBLIC_URL: starting.address }))["public address"]).toMatch(/^warning: No shop answers/);
});

test("MX-07 a folder that cannot be written or is nearly full, a certificate that ends and an old backup are named in time", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  expect(await checkFolder(join(file, "below"))).toMatchObject({
    state: "problem",
    sentence: expect.stringContaining("cannot be written"),
  });
  expect(await checkFolder(folder, async () => 511)).toMatchObject({ state: "problem" });
  expect(await checkFolder(folder, async () => 512)).toMatchObject({ state: "warning" });
  expect(await checkFolder(folder, async () => 4096)).toMatchObject({ state: "ok" });

  expect(checkExpiry("Dec  2 12:00:00 2026 GMT", now).state).toBe("ok");
  expect(checkExpiry("Dec  2 11:00:00 2026 GMT", now)).toMatchObject({
    state: "warning",
    sentence: "It lasts 13 more days. Renew it.",
  });

  const backups = join(folder, "kept");
  await mkdir(join(backups, "2026-11-17T10-00-00Z"), { recursive: true });
  expect(await checkBackups(backups, now)).toMatchObject({ state: "ok", sentence: "The newest is 26 hours old." });
  expect((await checkBackups(backups, new Date("2026-11-18T13:00:00Z"))).state).toBe("warning");
});

test("MX-07 staff: at least one account can administer the shop, and in production no demo account is open", () => {
  const account = { email: "rani@shop.example", roles: ["admin"], blocked: false, totpSecret: "sealed" };
  const demo = { ...account, email: "budi@staff.example" };
  expect(checkStaff([account, demo], "development").state).toBe("ok");
  expect(checkStaff([account, demo], "production")).toMatchObject({ state: "problem" });
  expect(checkStaff([account, { ...demo, blocked: true }], "production").state).toBe("ok");
  expect(checkStaff([{ ...account, roles: ["finance"] }], "production").state).toBe("problem");
  expect(checkStaff([{ ...account, blocked: true }], "production").state).toBe("problem");
  expect(checkStaff([{ ...account, totpSecret: null }], "production").state).toBe("warning");
});
