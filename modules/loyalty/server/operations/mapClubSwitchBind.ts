import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { mapClubBindConfirm } from "./mapClubBindConfirm.ts";

/**
 * Links a club account that belongs to another shop account so far. The link is made by the same rules; the name says that
 * the shopper has read what the other account loses.
 */
export const mapClubSwitchBind = (deps: LoyaltyDeps) => mapClubBindConfirm(deps);
