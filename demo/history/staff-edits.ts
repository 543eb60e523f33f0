import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { redirectRecord } from "#modules/content/server/index.ts";
import { searchRuleRecord } from "#modules/search/server/index.ts";

const actor = { id: null, name: "Wulan" };

const redirects = { "/katalog": "/plp/search", "/hubungi-kami": "/contact-us", "/privasi": "/page/privacy-policy" };

const created = (id: string, fields: Readonly<Record<string, Json>>) => ({
  id,
  version: 0,
  expects: "new" as const,
  changes: Object.entries(fields).map(([path, after]) => ({ path, after })),
});

/** What staff saved in the back office besides products: redirects of earlier addresses, and products pinned for a search. */
export async function saveStaffEdits(trx: Transaction<unknown>, productCodes: readonly string[], at: Date) {
  const why = { at, actor, action: "save" };
  const led = Object.entries(redirects).map(([from, to]) => created(from, { to }));
  const rule = created("birthday-gifts", {
    words: ["kado ulang tahun", "birthday gift"],
    pinned: productCodes.slice(0, 3),
  });
  const saved = [
    await saveRecords(trx, redirectRecord, led, why),
    await saveRecords(trx, searchRuleRecord, [rule], why),
  ];
  for (const result of saved) {
    if (!result.ok) throw new Error(`the demo shop's edits were refused: ${JSON.stringify(result.error)}`);
  }
}
