import type { Clock } from "#kit/core/clock.ts";
import type { EmailRule } from "#kit/core/email-address.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";
import type { EmailChangedListener } from "./account/email-changed.ts";
import type { CodeLimits } from "./codes/code-limits.ts";
import type { PasswordHashes } from "./password/password-hashes.ts";
import type { ClubDirectory } from "./ports/club-directory.ts";
import type { MemberDataKeeper } from "./ports/member-data-keeper.ts";
import type { OpenPurchases } from "./ports/open-purchases.ts";
import type { OwnRequestListener } from "./ports/own-request-listener.ts";
import type { SocialVerifier } from "./ports/social-verifier.ts";
import type { LookupLimits } from "./registration/lookup-limits.ts";
import type { SignedInListener } from "./session/signed-in.ts";
import type { SignInGuard } from "./sign-in/sign-in-guard.ts";

export type IdentityDeps = {
  database: Database;
  clock: Clock;
  ids: Ids;
  /** Signs access tokens and keys the hashes of session cookies. */
  secret: string;
  /** Cookies are `Secure` and have the `__Host-` prefix. */
  https: boolean;
  /** Public origin of the shop: scheme, host and port. */
  publicUrl: string;
  guestSessionDays: number;
  /** Counted from the member's last visit. */
  memberSessionDays: number;
  /** Absolute lifetime: days after which a member must sign in again, however often they visit. */
  memberSessionMostDays: number;
  accessTokenSeconds: number;
  passwords: PasswordHashes;
  signInGuard: SignInGuard;
  /** Shop codes in the login result. */
  scope: { readonly tenantCode: string; readonly orgCode: string };
  /** Whether a member's account is linked to the loyalty club. */
  isClubMember(userCode: string): Promise<boolean>;
  /** The member's marketing consents; `email` is their verified address, if any. */
  subscriptionsOf(
    userCode: string,
    email: string | null,
  ): Promise<{ readonly byEmail: boolean; readonly byWhatsApp: boolean; readonly news: boolean }>;
  /** Where the shop is reached, in one line: a blocked member is told. */
  shopContact(): Promise<string>;
  /** Handlers of other modules; run in the transaction of the sign-in. */
  onSignedIn: readonly SignedInListener[];
  /** Encrypts messages in the outbox. */
  sealer: Sealer;
  /** Lifetime of codes and limits on sending and trying them. */
  codes: CodeLimits;
  /** Hourly limits per session, device and address on checking whether a number or e-mail address has an account (D-85). */
  lookups: LookupLimits;
  /** Called at most once an hour when such checks over all callers far exceed registrations. */
  onManyLookups?(count: number): void;
  emailRule: EmailRule;
  club: ClubDirectory;
  /** Handlers of other modules; run in the transaction that changes a verified e-mail address. */
  onEmailChanged: readonly EmailChangedListener[];
  /** Called with operation and code for refusals that the screen does not show, so that they are logged. */
  onSwallowed?(operation: string, code: string): void;
  /** Modules that store data about members. */
  memberData: readonly MemberDataKeeper[];
  /** Orders that must be completed or cancelled before the account can be deleted. */
  openPurchases: OpenPurchases;
  /** Keeps a record of exports and deletions by members themselves. */
  onOwnRequest?: OwnRequestListener;
  /** Identity providers; each gets a button. */
  social: readonly SocialVerifier[];
};
