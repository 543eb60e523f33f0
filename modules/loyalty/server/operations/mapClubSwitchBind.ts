import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { mapClubBindConfirm } from "./mapClubBindConfirm.ts";

/**
 * Links a club account that is linked to another shop account. Same rules as mapClubBindConfirm; the separate name
 * records that the shopper was warned about the other account's loss.
 */
export const mapClubSwitchBind = (deps: LoyaltyDeps) => mapClubBindConfirm(deps);
