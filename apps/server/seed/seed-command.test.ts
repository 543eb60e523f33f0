import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";

const command = fileURLToPath(new URL("./main.ts", import.meta.url));
const { url, database } = await testDatabase();

const production = {
  SHOP_STAGE: "production",
  DATABASE_URL: url,
  SHOP_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtps://user:pw@mail.example",
  WHATSAPP_API_URL: "https://graph.example/v21.0",
  WHATSAPP_TOKEN: "wa-token",
  WHATSAPP_PHONE_ID: "1234567890",
  SMS_API_URL: "https://sms.example/send",
  SMS_API_TOKEN: "sms-token",
};

/** The row count of every table, by name. */
async function filled(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );
  const counts = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const found = await database.pool.query<{ name: string }>(counts.join(" union all "));
  return found.rows.map(({ name }) => name);
}

test("2B-04 npm run seed refuses production with one sentence and writes nothing, so no account with a public password exists", async () => {
  const before = await filled();
  const { code, complaint } = await new Promise<{ code: number | null; complaint: string }>((resolve) => {
    // An empty folder: no .env of this checkout is read.
    const options = { cwd: tmpdir(), env: { PATH: process.env.PATH, ...production } };
    const child = execFile(process.execPath, [command], options, (_problem, _out, text) =>
      resolve({ code: child.exitCode, complaint: text }),
    );
  });
  expect(complaint).toMatch(/^npm run seed is refused in production: [^\n]+\n$/);
  expect(code).toBe(1);
  expect(await filled()).toEqual(before);
}, 120_000);
