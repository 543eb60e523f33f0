import * as v from "valibot";

/** What a member can be told, each on its own (NL-16). */
export type Preferences = {
  readonly byEmail: boolean;
  readonly byWhatsApp: boolean;
  readonly news: boolean;
};

/** The wire's flags: 0 is subscribed, 1 is not (NL-15). */
export const flagOf = (subscribed: boolean): "0" | "1" => (subscribed ? "0" : "1");

/** A flag as it is sent; anything but the two is refused. */
export const flagSchema = v.pipe(
  v.picklist(["0", "1"]),
  v.transform((flag) => flag === "0"),
);

/** Changes one member may make in an hour: each leaves an entry in the ledger of consents. */
export const preferenceChangesPerHour = 60;
