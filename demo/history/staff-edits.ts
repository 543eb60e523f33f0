import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { reducedPrice } from "#modules/catalogue/contract/price-plan/reduced-price.ts";
import { pricePlanRecord, skuPrices } from "#modules/catalogue/server/index.ts";
import { redirectRecord } from "#modules/content/server/index.ts";
import { searchRuleRecord } from "#modules/search/server/index.ts";
import { day, later, saturdayAfter } from "./moments.ts";

/** How many SKUs of the running shoes the demo shop's plan prices. */
const plannedSkus = 24;

const actor = { id: null, name: "Wulan" };

const redirects = { "/katalog": "/plp/search", "/hubungi-kami": "/contact-us", "/privasi": "/page/privacy-policy" };

const created = (id: string, fields: Readonly<Record<string, Json>>) => ({
  id,
  version: 0,
  expects: "new" as const,
  changes: Object.entries(fields).map(([path, after]) => ({ path, after })),
});

type EditedGoods = { readonly productCodes: readonly string[]; readonly skuCodes: readonly string[] };

/**
 * What staff saved in the back office besides products: redirects of earlier addresses, products pinned for a search, and cheaper shoes
 * on a weekend to come.
 */
export async function saveStaffEdits(
  trx: Transaction<unknown>,
  { productCodes, skuCodes }: EditedGoods,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const at = later(now, -day);
  const why = { at, actor, action: "save" };
  const led = Object.entries(redirects).map(([from, to]) => created(from, { to }));
  const rule = created("birthday-gifts", {
    words: ["kado ulang tahun", "birthday gift"],
    pinned: productCodes.slice(0, 3),
  });
  const saved = [
    await saveRecords(trx, redirectRecord, led, why),
    await saveRecords(trx, searchRuleRecord, [rule], why),
    await saveRecords(trx, pricePlanRecord(clock), [await shoeWeekend(trx, skuCodes, now)], why),
  ];
  for (const result of saved) {
    if (!result.ok) throw new Error(`the demo shop's edits were refused: ${JSON.stringify(result.error)}`);
  }
}

/** A scheduled plan, weeks ahead: no price of the shop changes while somebody looks around. */
async function shoeWeekend(trx: Transaction<unknown>, skuCodes: readonly string[], now: Date) {
  const shoes = skuCodes
    .filter((code) => code.startsWith("LKH"))
    .sort()
    .slice(0, plannedSkus);
  const prices = [...(await skuPrices(trx, shoes))].map(
    ([code, { salePrice }]) => [`prices/${code}`, reducedPrice(salePrice, { percent: 15, roundTo: 1_000 })] as const,
  );
  const begins = saturdayAfter(later(now, 21 * day));
  return created("shoe-weekend", {
    ...{ status: "scheduled", name: "Shoe weekend" },
    ...{ beginsAt: begins.toISOString(), endsAt: later(begins, 2 * day).toISOString() },
    ...Object.fromEntries(prices),
  });
}
