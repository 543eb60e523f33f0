import * as v from "valibot";

/** A member's subscriptions: offers by e-mail, offers by WhatsApp, the newsletter (NL-16). */
export type Preferences = {
  readonly byEmail: boolean;
  readonly byWhatsApp: boolean;
  readonly news: boolean;
};

/** Flags of the wire format: 0 is subscribed, 1 is not (NL-15). */
export const flagOf = (subscribed: boolean): "0" | "1" => (subscribed ? "0" : "1");

export const flagSchema = v.pipe(
  v.picklist(["0", "1"]),
  v.transform((flag) => flag === "0"),
);

/** Changes per member, because each adds entries to the consent ledger. */
export const preferenceChangesPerHour = 60;
