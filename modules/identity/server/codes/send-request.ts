import type { Locale } from "#kit/core/locale.ts";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** Purpose of a code. A code sent for one purpose is refused for every other. */
export type CodePurpose =
  | "register"
  | "login"
  | "resetPassword"
  | "verifyEmail"
  | "changeMobile"
  | "changeEmail"
  | "linkSocial"
  | "confirmAccess"
  /** Linking or unlinking the club by staff, who enter the code the member reads out. */
  | `clubOnBehalf.${"link" | "unlink"}`
  /** Acting on the order with this code from another browser. */
  | `order.${string}`;

/** Request for a code or link. `receiver` is a normalized mobile number or e-mail address. */
export type SendRequest = {
  readonly channel: Channel;
  readonly receiver: string;
  readonly address: string;
  readonly sessionId: string | null;
  /** The device id when the receiver's owner has signed in on this device before; such a device has its own limits. */
  readonly knownDevice?: string | null;
  readonly locale: Locale;
};

export type CodeDeps = Pick<IdentityDeps, "database" | "ids" | "secret" | "sealer" | "codes">;
