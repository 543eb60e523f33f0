import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopDatabase } from "#apps/server/testing/shop-database.ts";
import { killTree, type SpawnedShop, spawnShop, untilReady } from "#apps/server/testing/spawn-shop.ts";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import { shown, writePage } from "#apps/server/testing/test-pages.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { figure, isProving } from "#kit/testing/proof.ts";
import { staffClient } from "./staff-client.ts";

const { database, url } = await shopDatabase({ maxConnections: 10 });
const db = database.kysely;
const cookie = await staffSession(database, "editor@staff.test", "admin");
const exactToMs = 5_000;
const aheadMs = 15_000;

/** Web process and worker in one. */
async function startShop(): Promise<SpawnedShop> {
  const shop = await spawnShop({
    env: { DATABASE_URL: url, SHOP_ROLE: "all", SHOP_SIMULATORS: "on" },
    cwd: mkdtempSync(join(tmpdir(), "shop-")),
  });
  await untilReady(shop);
  return shop;
}

const seenBy = async ({ address }: SpawnedShop, path: string) => {
  const reply = await sendRaw(`${address}${path}`);
  return reply.status === 404 ? "missing" : shown(reply);
};

/** How late the page was published or left the shop, by the database's clock. */
async function lateness(path: string, action: string, due: Date): Promise<number> {
  const entry = async () => {
    const { rows } = await sql<{ at: Date }>`
      select at from kit.journal_entry join kit.journal_change on entry_id = journal_entry.id
      where record_id = ${path} and action = ${action}`.execute(db);
    return rows[0]?.at;
  };
  await expect.poll(entry, { timeout: 60_000 }).toBeDefined();
  return ((await entry())?.getTime() ?? 0) - due.getTime();
}

test("MC-02 three workers, one of them killed at the moment, publish a page and take it out of the shop within 5 s, on every node", {
  timeout: 600_000,
}, async () => {
  // One after the other: each start takes all processors.
  const shops = [await startShop(), await startShop(), await startShop()];
  const [first, ...others] = shops;
  if (!first) throw new Error("no shop was started");
  const survivors = others;
  const path = "/page/scheduled";
  await writePage(database, path, "old");
  for (const shop of shops) expect(await seenBy(shop, path)).toBe("old en-US pc");

  const client = staffClient(survivors[0]?.address ?? "", cookie);
  const changes = ["pc", "h5"].map((device) => ({
    path: `${device}/a/html`,
    value: Object.fromEntries(["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [locale, "<p>text new</p>"])),
  }));
  const mutate = async (name: string, given: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
    expect(await client.call(text, { input: given })).toEqual({ success: true, errorCode: null });
  };
  await mutate("adminSaveRecord", { type: "page", id: path, version: 0, changes });
  const publishAt = new Date(Date.now() + aheadMs);
  const expiresAt = new Date(publishAt.getTime() + aheadMs);
  const input = { path, version: 1, publishAt: publishAt.toISOString(), expiresAt: expiresAt.toISOString() };
  await mutate("adminPublishPage", input);

  await sleep(Math.max(0, publishAt.getTime() - Date.now()));
  killTree(first.child.pid ?? 0);
  const published = await lateness(path, "publish", publishAt);
  if (isProving) expect(published).toBeLessThan(exactToMs);
  for (const shop of survivors) await expect.poll(() => seenBy(shop, path)).toBe("new");
  const expired = await lateness(path, "expire", expiresAt);
  figure(
    "F17",
    "a page published / expired, one of three workers killed at the moment: late by",
    `${published} / ${expired} ms`,
  );
  if (isProving) expect(expired).toBeLessThan(exactToMs);
  for (const shop of survivors) await expect.poll(() => seenBy(shop, path)).toBe("missing");
  const { rows } = await sql<{ version: number }>`
    select version from content.page_version where path = ${path} and device = 'pc' order by version`.execute(db);
  expect(rows.map(({ version }) => version)).toEqual([1, 2]);
});
