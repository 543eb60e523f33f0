import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { available } from "#modules/inventory/contract/available.ts";
import { channelStock } from "#modules/inventory/server/index.ts";
import type { BackInStockNotifier } from "./ports/back-in-stock-notifier.ts";
import {
  awaitedSkus,
  claimNotification,
  completeReminders,
  deleteUnawaitedSkus,
  markSoldOut,
  namesOfSku,
} from "./store/reminders.ts";

export type BackInStockDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly notifier: BackInStockNotifier;
};

/** Notified members per available unit: not everyone still wants the product (D-34). */
const peoplePerUnit = 3;
/** Upper bound of messages per transaction. */
const mostAtOnce = 500;

/**
 * Job that sends back-in-stock notifications: for each SKU with reminders that was sold out and is available again, the oldest reminders are
 * answered and removed. Safe to run in several workers at once. Answers the number of notified members.
 */
export async function notifyBackInStock(deps: BackInStockDeps): Promise<number> {
  const db = deps.database.kysely;
  const awaited = await awaitedSkus(db);
  if (awaited.length === 0) return 0;
  const stocks = await channelStock(
    db,
    awaited.map(({ skuCode }) => skuCode),
  );
  const inStockSkus = new Set(stocks.filter((stock) => available(stock) > 0).map(({ skuCode }) => skuCode));
  await markSoldOut(
    db,
    awaited.filter(({ skuCode, inStock }) => inStock && !inStockSkus.has(skuCode)).map(({ skuCode }) => skuCode),
  );
  let notified = 0;
  for (const { skuCode, inStock } of awaited) {
    if (!inStock && inStockSkus.has(skuCode))
      notified += await inTransaction(deps.database, (trx) => notifyForSku(deps, trx, skuCode));
  }
  await deleteUnawaitedSkus(db);
  return notified;
}

async function notifyForSku(
  { clock, notifier }: BackInStockDeps,
  trx: Transaction<unknown>,
  skuCode: string,
): Promise<number> {
  if (!(await claimNotification(trx, skuCode))) return 0;
  const [stock] = await channelStock(trx, [skuCode]);
  const units = stock ? available(stock) : 0;
  const sku = await namesOfSku(trx, skuCode);
  if (units < 1 || !sku) return 0;
  const people = await completeReminders(trx, {
    skuCode,
    most: Math.min(units * peoplePerUnit, mostAtOnce),
    at: clock.now(),
  });
  for (const { userCode, locale } of people) {
    const read = (names: Readonly<Record<string, string>>) => textIn(names, locale);
    await notifier.notify(trx, {
      userCode,
      locale,
      productCode: sku.productCode,
      productName: read(sku.names),
      skuCode,
      choice: sku.values.map(read).join(", "),
    });
  }
  return people.length;
}

const textIn = (names: Readonly<Record<string, string>>, locale: Locale): string =>
  names[locale] ?? names[fallbackLocale] ?? "";
