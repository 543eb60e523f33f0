import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** What the module's operations need. `database` is never a replica: a list must show what was just saved. */
export type AddressBookDeps = { readonly database: Database; readonly clock: Clock; readonly ids: Ids };
