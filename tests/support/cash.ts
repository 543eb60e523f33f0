import type { BrowserContext } from "@playwright/test";
import { developmentSecret } from "#apps/server/config/settings.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import type { Shop } from "./shop.ts";

/** The code and name of a store, the first or another one. */
export async function aStore(shop: Shop, place = 0): Promise<{ readonly code: string; readonly name: string }> {
  const rows = await shop.sql<{ code: string; name: string }>(
    "select code, name from inventory.source where kind = 'store' order by code offset $1 limit 1",
    [place],
  );
  const [store] = rows;
  if (!store) throw new Error("the shop has no store");
  return store;
}

/** An order of a store was delivered for cash on this day; answers its code. */
export async function deliveredForCash(
  shop: Shop,
  { storeCode, day, total, notCollected = 0 }: { storeCode: string; day: string; total: number; notCollected?: number },
): Promise<string> {
  const code = `BBCASH${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await shop.sql(
    `insert into cash.receipt (order_code, payment_reference, store_code, order_total, not_collected, amount,
       collected_at, collected_day)
     values ($1, $2, $3, $4, $5, $6, ($7 || ' 10:00+07')::timestamptz, $7::date)`,
    [code, `PAY-${code}`, storeCode, total, notCollected, total - notCollected, day],
  );
  return code;
}

/** Limits the member of staff who is signed in to one store. */
export async function limitToStore(context: BrowserContext, shop: Shop, storeCode: string): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === "admin")?.value ?? "";
  await shop.sql(
    `update staff.account set store_code = $1
     where id = (select account_id from staff.session where token_hash = $2)`,
    [storeCode, staffTokenHash(token, developmentSecret)],
  );
}
