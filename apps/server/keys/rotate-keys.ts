import type { Database } from "#kit/postgres/connect.ts";
import { type Rewritten, rewriteColumn, rewriteOutbox } from "#kit/postgres/sealed-column.ts";
import type { KeyRing } from "#modules/notification/server/index.ts";
import { paymentSealed } from "#modules/payment/server/index.ts";
import { returnsSealed } from "#modules/returns/server/index.ts";
import { staffSealed } from "#modules/staff/server/index.ts";
import { webhooksSealed } from "#modules/webhooks/server/index.ts";

/** The result for one column, by its name. */
export type Rotated = Rewritten & { readonly where: string };

/** Re-encrypts all sealed columns with the first key. Safe to run beside the shop, and repeatedly. */
export async function rotateKeys(database: Database, ring: KeyRing): Promise<Rotated[]> {
  const done: Rotated[] = [];
  for (const place of [...staffSealed, ...paymentSealed, ...returnsSealed, ...webhooksSealed]) {
    const rewritten = await rewriteColumn(database, place, (sealed) => ring.reseal(sealed, place.use));
    done.push({ where: `${place.table}.${place.column}`, ...rewritten });
  }
  const outbox = await rewriteOutbox(database, (sealed) => ring.reseal(sealed, "message"));
  return [...done, { where: "kit.outbox", ...outbox }];
}
