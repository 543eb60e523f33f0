import type { Result } from "#kit/core/result.ts";

/** The club did not answer in time or answered nonsense. Whether it acted is unknown: retry with the same key. */
export type ClubDown = { readonly code: "CLUB_UNREACHABLE" };

/** Result of a call to the club: a value, one of its refusals, or no answer. */
type ClubAnswer<T, Code extends string = never> = Promise<Result<T, ClubDown | { readonly code: Code }>>;

type ClubStatus = "ACTIVE" | "INACTIVE" | "GUEST" | "BLOCKED";

/** A member of the club. A guest is a number that collected points, without name and password. */
export type ClubMember = {
  readonly id: string;
  /** As +62… */
  readonly mobile: string;
  readonly email: string | null;
  readonly status: ClubStatus;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: "MALE" | "FEMALE" | null;
  /** As yyyy-mm-dd. */
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly tierCode: string;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly passwordSet: boolean;
  readonly havePin: boolean;
  readonly referralCode: string | null;
  readonly consentVersion: string | null;
  /** As an ISO time. */
  readonly createdAt: string;
};

/** A member's balance and the state of the PIN. */
export type ClubAccount = {
  readonly availablePoints: number;
  /** Promised to orders that are not paid yet. */
  readonly heldPoints: number;
  readonly havePin: boolean;
  /** As an ISO time; null while the PIN may be tried. */
  readonly pinLockedUntil: string | null;
  readonly tierCode: string;
  /** The next points to expire and the day (yyyy-mm-dd); null when none do. */
  readonly expiring: { readonly points: number; readonly on: string } | null;
};

export type ClubEntryKind =
  | "earn"
  | "bonus"
  | "hold"
  | "release"
  | "spend"
  | "giveBack"
  | "takeBack"
  | "expire"
  /** Added by hand. */
  | "credit"
  /** Taken by hand. */
  | "debit";

/** One movement on a member's account, newest first in lists. */
export type ClubEntry = {
  readonly id: string;
  readonly at: string;
  readonly kind: ClubEntryKind;
  /** Above zero when the member may spend more afterwards. */
  readonly points: number;
  readonly balance: number;
  /** The order or payment behind the entry. */
  readonly reference: string | null;
};

export type ClubHistory = {
  readonly entries: readonly ClubEntry[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** The last twelve months, oldest first, as yyyy-mm. */
  readonly months: readonly { readonly month: string; readonly earned: number; readonly spent: number }[];
};

export type ClubReferral = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly referralCode: string;
  /** As yyyy-mm-dd. */
  readonly registerDate: string;
};

/** The club's sign-up form. `memberId` is the inactive member or guest that is completed by it. */
export type ClubRegistration = {
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE";
  readonly birthDate: string;
  readonly referralCode: string | null;
  readonly consentVersion: string;
  readonly memberId: string | null;
};

/** Port to the loyalty club. Every `key` is an idempotency key: the same key acts once and returns the same answer. */
export type Club = {
  info(): ClubAnswer<{ name: string; linkBonusPoints: number; consentVersion: string }>;
  memberByMobile(mobile: string): ClubAnswer<ClubMember | null>;
  memberById(id: string): ClubAnswer<ClubMember | null>;
  account(id: string): ClubAnswer<ClubAccount, "NOT_FOUND">;
  history(id: string, page: { first: number; after: string | null }): ClubAnswer<ClubHistory, "NOT_FOUND">;
  referral(code: string): ClubAnswer<ClubReferral | null>;
  /** NOT_REGISTERED: no account has this number. NO_PASSWORD: a guest or an inactive member, returned with it. */
  checkPassword(
    mobile: string,
    password: string,
  ): Promise<
    Result<
      ClubMember,
      | ClubDown
      | { code: "NOT_REGISTERED" | "WRONG_PASSWORD" | "BLOCKED" | "RATE_LIMITED" }
      | { code: "NO_PASSWORD"; member: ClubMember }
    >
  >;
  checkPin(
    id: string,
    pin: string,
  ): Promise<
    Result<void, ClubDown | { code: "PIN_NOT_SET" | "PIN_LOCKED" } | { code: "PIN_WRONG"; attemptsLeft: number }>
  >;
  /** Lifts the lock of a PIN; the PIN stays the same. */
  unlockPin(id: string, key: string): ClubAnswer<void, "PIN_NOT_SET" | "PIN_NOT_LOCKED">;
  /** The bonus for linking, once per member for ever: 0 points when it was given before. */
  giveLinkBonus(id: string, key: string): ClubAnswer<{ points: number }, "NOT_FOUND">;
  /** To a member, or to a number, which becomes a guest account if no account has it (D-18). */
  earn(
    input: { to: { memberId: string } | { mobile: string }; points: number; reference: string },
    key: string,
  ): ClubAnswer<{ memberId: string }, "NOT_FOUND">;
  /** Takes back earned points of a return, as far as the member still has them. */
  takeBack(
    input: { memberId: string; points: number; reference: string },
    key: string,
  ): ClubAnswer<{ points: number }, "NOT_FOUND">;
  /** Adds points by hand, or takes them (below zero): all or, with NOT_ENOUGH_POINTS, none. */
  adjust(
    input: { memberId: string; points: number; reference: string },
    key: string,
  ): ClubAnswer<void, "NOT_FOUND" | "NOT_ENOUGH_POINTS">;
  hold(
    input: { memberId: string; points: number; reference: string },
    key: string,
  ): ClubAnswer<{ holdId: string }, "NOT_FOUND" | "NOT_ENOUGH_POINTS">;
  spend(holdId: string, key: string): ClubAnswer<void, "NOT_FOUND" | "HOLD_ENDED">;
  release(holdId: string, key: string): ClubAnswer<void, "NOT_FOUND" | "HOLD_SPENT">;
  /** Refunds spent points of a hold, over all calls never more than it spent. */
  giveBack(
    input: { holdId: string; points: number; reference: string },
    key: string,
  ): ClubAnswer<void, "NOT_FOUND" | "TOO_MUCH">;
  /** Opens a registration for a number the shop has verified. */
  openRegistration(
    mobile: string,
    key: string,
  ): ClubAnswer<{ token: string; expiresAt: string; member: ClubMember | null }, "ALREADY_REGISTERED">;
  registrationDetail(token: string): ClubAnswer<ClubMember | null, "REGISTRATION_TOKEN_EXPIRED">;
  register(
    token: string,
    form: ClubRegistration,
    key: string,
  ): ClubAnswer<
    ClubMember,
    "REGISTRATION_TOKEN_EXPIRED" | "ALREADY_REGISTERED" | "EMAIL_TAKEN" | "REFERRAL_UNKNOWN" | "CONSENT_OUTDATED"
  >;
};
