import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { available } from "#modules/inventory/contract/available.ts";
import { channelStock } from "#modules/inventory/server/index.ts";
import type { Announcer } from "./ports/announcer.ts";
import {
  answerReminders,
  awaitedSkus,
  claimReturn,
  forgetUnawaited,
  markSoldOut,
  namesOfSku,
} from "./store/reminders.ts";

export type TellOfReturnsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly announcer: Announcer;
};

/** How many are told for each unit that is there: not everybody still wants it (D-34). */
const peoplePerUnit = 3;
/** The most letters of one transaction. */
const mostAtOnce = 500;

/**
 * The job behind the reminders: for each awaited SKU that was sold out and is back, those who asked first are told and
 * their waiting ends. Any number of workers may run it at once. Answers how many people were told.
 */
export async function tellOfReturns(deps: TellOfReturnsDeps): Promise<number> {
  const db = deps.database.kysely;
  const awaited = await awaitedSkus(db);
  if (awaited.length === 0) return 0;
  const stocks = await channelStock(
    db,
    awaited.map(({ skuCode }) => skuCode),
  );
  const there = new Set(stocks.filter((stock) => available(stock) > 0).map(({ skuCode }) => skuCode));
  await markSoldOut(
    db,
    awaited.filter(({ skuCode, inStock }) => inStock && !there.has(skuCode)).map(({ skuCode }) => skuCode),
  );
  let told = 0;
  for (const { skuCode, inStock } of awaited) {
    if (!inStock && there.has(skuCode))
      told += await inTransaction(deps.database, (trx) => tellOne(deps, trx, skuCode));
  }
  await forgetUnawaited(db);
  return told;
}

async function tellOne(
  { clock, announcer }: TellOfReturnsDeps,
  trx: Transaction<unknown>,
  skuCode: string,
): Promise<number> {
  if (!(await claimReturn(trx, skuCode))) return 0;
  const [stock] = await channelStock(trx, [skuCode]);
  const units = stock ? available(stock) : 0;
  const sku = await namesOfSku(trx, skuCode);
  if (units < 1 || !sku) return 0;
  const people = await answerReminders(trx, {
    skuCode,
    most: Math.min(units * peoplePerUnit, mostAtOnce),
    at: clock.now(),
  });
  for (const { userCode, locale } of people) {
    const read = (names: Readonly<Record<string, string>>) => textIn(names, locale);
    await announcer.tell(trx, {
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
