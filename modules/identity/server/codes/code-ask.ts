import type { Locale } from "#kit/core/locale.ts";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** What a code is good for. One that was asked for to log in registers nobody. */
export type CodePurpose =
  | "register"
  | "login"
  | "resetPassword"
  | "verifyEmail"
  | "changeMobile"
  | "changeEmail"
  | "linkSocial"
  | "confirmAccess"
  /** Acting on the order of this code from another browser. */
  | `order.${string}`;

/** Somebody's wish for a message. `receiver` is a number in its one spelling, or an address in its. */
export type SendAsk = {
  readonly channel: Channel;
  readonly receiver: string;
  readonly address: string;
  readonly sessionId: string | null;
  /** The device's name where the receiver's owner is known on it: it has limits of its own. */
  readonly knownDevice?: string | null;
  readonly locale: Locale;
};

export type CodeDeps = Pick<IdentityDeps, "database" | "ids" | "secret" | "sealer" | "codes">;
