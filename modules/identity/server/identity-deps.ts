import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";

export type IdentityDeps = {
  database: Database;
  clock: Clock;
  ids: Ids;
  /** Signs access tokens and keys the hashes of session cookies. */
  secret: string;
  /** Cookies are marked Secure and pinned to the host. */
  https: boolean;
  guestSessionDays: number;
  accessTokenSeconds: number;
};
