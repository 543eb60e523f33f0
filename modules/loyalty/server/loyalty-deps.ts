import type { Clock } from "#kit/core/clock.ts";
import type { EmailRule } from "#kit/core/email-address.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { MemberFacade } from "#modules/identity/server/index.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { PointRates } from "../contract/point-rates.ts";
import type { Club } from "./ports/club.ts";

export type LoyaltyDeps = {
  database: Database;
  clock: Clock;
  ids: Ids;
  /** Keys the hashes of addresses in the ledger of consents. */
  secret: string;
  club: Club;
  /** Closes messages until they are sent, and what browsers carry from one step to the next. */
  sealer: Sealer;
  /** The club's own site, for secrets that only the club may ask for. */
  clubSiteUrl: string;
  /** What points are worth in this shop and what earns them; the club itself only counts them. */
  points: PointRates;
  /** The identity module's functions for registering and signing in through the club. */
  members: MemberFacade;
  emailRule: EmailRule;
  /** A member's own orders by what points were moved for: an order's code, or the reference of its payment. */
  ordersOf(userCode: string, references: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Gives the caller a new session in place of the one they have (S6). */
  renewSession(context: RequestContext, userCode: string): Promise<void>;
};
