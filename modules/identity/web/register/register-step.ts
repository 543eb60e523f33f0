/** Step of registration by number. */
export type RegisterStep =
  | { readonly at: "number"; readonly problem: string | null }
  | { readonly at: "registered"; readonly shop: boolean; readonly club: boolean }
  | { readonly at: "method"; readonly why: string }
  | { readonly at: "sending" }
  | { readonly at: "code"; readonly channel: OtpChannel; readonly timeRemaining: number };

export type OtpChannel = "WHATSAPP" | "SMS";

export type CheckReply = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: { readonly shop: boolean; readonly club: boolean } | null;
};

type SendReply = {
  readonly success: boolean;
  readonly errorMessage: string | null;
  readonly data: { readonly timeRemaining: number } | null;
};

/** Results of the check with which the number may register (ID-03). */
const mayRegister: ReadonlySet<string> = new Set([
  "MEMBER_NOT_FOUND_IN_BOTH",
  "MEMBER_NOT_FOUND",
  "PHONE_NOT_VERIFIED",
  "ACCOUNT_NOT_ACTIVATED",
]);

/** Results shown at the number's field: about the number itself, rate limits and unavailable services. */
const fieldErrors: ReadonlySet<string> = new Set(["INVALID_INPUT", "RATE_LIMITED", "CLUB_UNREACHABLE"]);

/** A club member without a shop account registers like a new visitor. */
export const createForClubMember: RegisterStep = { at: "method", why: "MEMBER_NOT_FOUND" };

/** Whether a number with this result may still create a shop account and link it to the club. */
export const mayCreateAndLink = ({ shop, club }: { readonly shop: boolean; readonly club: boolean }): boolean =>
  club && !shop;

/**
 * The dialog that follows the check of a number. An unexpected result closes the dialogs; the number stays and can be sent
 * again (ID-27). `linking`: they have already chosen to create an account for their club membership and are not asked again.
 */
export function afterCheck({ success, errorCode, errorMessage, data }: CheckReply, linking = false): RegisterStep {
  if (success) {
    const owner = { shop: data?.shop ?? false, club: data?.club ?? false };
    return linking && mayCreateAndLink(owner) ? createForClubMember : { at: "registered", ...owner };
  }
  if (errorCode === "MEMBER_SPORT_STATION_ALREADY_EXISTS") return { at: "registered", shop: true, club: false };
  if (errorCode !== null && mayRegister.has(errorCode)) return { at: "method", why: errorCode };
  return { at: "number", problem: errorCode !== null && fieldErrors.has(errorCode) ? errorMessage : null };
}

/** Pause between two codes when the server gives none (ID-06). */
const usualPause = 60_000;

/** The step after a code was requested: the code dialog, or back to the number with the reason, if known (ID-13, ID-14). */
export function afterSend(
  { success, errorMessage, data }: SendReply,
  channel: OtpChannel,
): { readonly step: RegisterStep; readonly complaint: { readonly why: string | null } | null } {
  if (!success) return { step: { at: "number", problem: null }, complaint: { why: errorMessage } };
  return { step: { at: "code", channel, timeRemaining: data?.timeRemaining ?? usualPause }, complaint: null };
}
