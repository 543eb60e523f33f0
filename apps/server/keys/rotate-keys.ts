import type { Database } from "#kit/postgres/connect.ts";
import { type Rewritten, rewriteColumn, rewriteOutbox } from "#kit/postgres/sealed-column.ts";
import type { KeyRing } from "#modules/notification/server/index.ts";
import { paymentSealed } from "#modules/payment/server/index.ts";
import { returnsSealed } from "#modules/returns/server/index.ts";
import { staffSealed } from "#modules/staff/server/index.ts";

/** What became of one column, by its name. */
export type Rotated = Rewritten & { readonly where: string };

/** Moves everything that lies sealed in the database under the first key. May run while the shop does, and again. */
export async function rotateKeys(database: Database, ring: KeyRing): Promise<Rotated[]> {
  const done: Rotated[] = [];
  for (const place of [...staffSealed, ...paymentSealed, ...returnsSealed]) {
    const rewritten = await rewriteColumn(database, place, (sealed) => ring.reseal(sealed, place.use));
    done.push({ where: `${place.table}.${place.column}`, ...rewritten });
  }
  const outbox = await rewriteOutbox(database, (sealed) => ring.reseal(sealed, "message"));
  return [...done, { where: "kit.outbox", ...outbox }];
}
