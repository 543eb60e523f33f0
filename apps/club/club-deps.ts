import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { SecretHashes } from "./members/secret-hashes.ts";

/** The club's settings: bonus, lifetime of points, tiers. */
export type ClubRules = {
  /** Months after which points run out. */
  readonly pointMonths: number;
  /** Points earned in twelve months that make a member silver, and gold. */
  readonly tiers: { readonly silver: number; readonly gold: number };
};

export const usualClubRules: ClubRules = { pointMonths: 12, tiers: { silver: 500, gold: 2000 } };

export type ClubDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Keys the hashes of what must not be forged or guessed. */
  readonly secret: string;
  readonly rules: ClubRules;
  readonly hashes: SecretHashes;
};
