import type { ClubDeps } from "../club-deps.ts";
import type { ClubMessages } from "../ports/club-messages.ts";

/** How long codes last and how often they are sent and tried (D-07). */
export type SiteCodeLimits = {
  readonly minutes: number;
  readonly resendSeconds: number;
  /** Seconds until the other channel may be used: shorter, for messages that did not arrive. */
  readonly otherChannelSeconds: number;
  readonly wrongTries: { readonly perCode: number; readonly perReceiver: number; readonly perAddress: number };
  readonly sends: {
    readonly perReceiverHour: number;
    readonly perReceiverDay: number;
    readonly perAddressHour: number;
  };
};

export type ClubSiteDeps = ClubDeps & {
  readonly messages: ClubMessages;
  readonly codes: SiteCodeLimits;
  /** Whether the password is on the list of common ones. */
  readonly isCommonPassword: (password: string) => boolean;
  /** The only origin that may frame the consent page and gets the message of a new PIN. */
  readonly shopOrigin: string;
  /** The site's own origin, as browsers name it. */
  readonly ownOrigin: string;
  readonly https: boolean;
};
