import type { Database } from "#kit/postgres/connect.ts";

/** What the module's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type StoresDeps = {
  database: Database;
  /** Codes of stores that shoppers do not see, such as warehouses (D-65). */
  hiddenStoreCodes: readonly string[];
  /** A picture's address with its version, so that browsers may keep it for a year. */
  pictureUrl: (path: string) => string;
};
