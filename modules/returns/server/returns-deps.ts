import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { Order } from "#modules/order/server/index.ts";
import type { Return } from "./return.ts";

/** Called in the transaction that changes a return. */
type ReturnListener = (
  trx: Transaction<unknown>,
  changed: { readonly order: Order; readonly back: Return },
) => Promise<void>;

/** Dependencies of changing a return. */
export type ReturnStepDeps = {
  readonly ids: Ids;
  readonly clock: Clock;
  /** Rupiah of products that earned one point. */
  readonly pointEarnedBy: number;
  /** Locks bank accounts and letters. */
  readonly sealer: Sealer;
  /** Signs the links in messages. */
  readonly secret: string;
  /** The pieces have arrived. */
  readonly onReceived: readonly ReturnListener[];
};

/** The return address. */
type ReturnPlace = { readonly name: string; readonly address: string; readonly phone: string };

/** Dependencies of the module's operations. `database` is never a replica. */
export type ReturnsDeps = ReturnStepDeps & {
  readonly database: Database;
  readonly https: boolean;
  /** Categories whose products are returnable only when the shop is at fault. */
  readonly hygieneCategories: ReadonlySet<string>;
  readonly pictureUrl: (path: string) => string;
  /** The place an order left from, by its code. */
  readonly placeOf: (db: Kysely<unknown>, sourceCode: string) => Promise<ReturnPlace | null>;
};
