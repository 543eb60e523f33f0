/** Where somebody stands who registers by number. */
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

/** Whoever these are said about may register (ID-03). */
const mayRegister: ReadonlySet<string> = new Set([
  "MEMBER_NOT_FOUND_IN_BOTH",
  "MEMBER_NOT_FOUND",
  "PHONE_NOT_VERIFIED",
  "ACCOUNT_NOT_ACTIVATED",
]);

/** What is about the number itself, about asking too often, or about who cannot answer, is said at its field. */
const saidAtField: ReadonlySet<string> = new Set(["INVALID_INPUT", "RATE_LIMITED", "CLUB_UNREACHABLE"]);

/** A member of the club who has no account of the shop registers like anybody the shop does not know. */
export const createForClubMember: RegisterStep = { at: "method", why: "MEMBER_NOT_FOUND" };

/** Whether somebody known by this number may still create an account of the shop with it, and link it to the club's. */
export const mayCreateAndLink = ({ shop, club }: { readonly shop: boolean; readonly club: boolean }): boolean =>
  club && !shop;

/**
 * Which dialog follows the check of a number. What nobody foresaw is swallowed: the number stays, and can be sent again (ID-27).
 * `linking`: they have said already that they want an account for their club membership, and are not asked again.
 */
export function afterCheck({ success, errorCode, errorMessage, data }: CheckReply, linking = false): RegisterStep {
  if (success) {
    const owner = { shop: data?.shop ?? false, club: data?.club ?? false };
    return linking && mayCreateAndLink(owner) ? createForClubMember : { at: "registered", ...owner };
  }
  if (errorCode === "MEMBER_SPORT_STATION_ALREADY_EXISTS") return { at: "registered", shop: true, club: false };
  if (errorCode !== null && mayRegister.has(errorCode)) return { at: "method", why: errorCode };
  return { at: "number", problem: errorCode !== null && saidAtField.has(errorCode) ? errorMessage : null };
}

/** The pause between two codes when the server names none (ID-06). */
const usualPause = 60_000;

/** What follows the wish for a code: the code dialog, or back to the number with a word of why, as far as it is known (ID-13, ID-14). */
export function afterSend(
  { success, errorMessage, data }: SendReply,
  channel: OtpChannel,
): { readonly step: RegisterStep; readonly complaint: { readonly why: string | null } | null } {
  if (!success) return { step: { at: "number", problem: null }, complaint: { why: errorMessage } };
  return { step: { at: "code", channel, timeRemaining: data?.timeRemaining ?? usualPause }, complaint: null };
}
