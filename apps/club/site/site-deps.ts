import type { ClubDeps } from "../club-deps.ts";
import type { ClubMessages } from "../ports/club-messages.ts";

/** How long codes last and how often they are sent and tried (D-07). */
export type SiteCodeLimits = {
  readonly minutes: number;
  readonly resendSeconds: number;
  /** Until a code may go the other way: sooner, for whoever got none. */
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
  /** Whether too many people use this password. */
  readonly isCommonPassword: (password: string) => boolean;
  /** The only site that may show the consent page in a frame, and that is told of a new PIN. */
  readonly shopOrigin: string;
  /** The site's own origin, as browsers name it. */
  readonly ownOrigin: string;
  readonly https: boolean;
};
