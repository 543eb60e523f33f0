import type { Clock } from "#kit/core/clock.ts";
import type { EditionMemory } from "#kit/core/edition-memory.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Campaigns, GoodsMemory } from "#modules/catalogue/server/index.ts";
import type { FreightTable } from "#modules/shipping/server/index.ts";

/** What the module's operations need. `database` is never a replica: a cart shows what was added a moment ago. */
export type CartDeps = {
  readonly database: Database;
  readonly campaigns: Campaigns;
  /** What the process keeps of goods by the edition of the catalogue; without it they are read anew. */
  readonly goods?: GoodsMemory;
  /** What sending costs, by the edition of the rates; without it it is read anew. */
  readonly freight?: EditionMemory<FreightTable>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How many working days a delivery takes. */
  readonly deliveryDays: { readonly least: number; readonly most: number };
  /** A picture's address with its version, so that browsers may keep it for a year. */
  readonly pictureUrl: (path: string) => string;
};
