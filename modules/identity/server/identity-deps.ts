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
  /** Cookies are marked Secure and pinned to the host. */
  https: boolean;
  /** How browsers reach the shop: scheme, host and port. */
  publicUrl: string;
  guestSessionDays: number;
  /** Counted from the last day a member came by. */
  memberSessionDays: number;
  /** Days after which a member proves who they are again, however often they came. */
  memberSessionMostDays: number;
  accessTokenSeconds: number;
  passwords: PasswordHashes;
  signInGuard: SignInGuard;
  /** The codes a login result names the shop by. */
  scope: { readonly tenantCode: string; readonly orgCode: string };
  /** Whether a member's account is linked to the loyalty club. */
  isClubMember(userCode: string): Promise<boolean>;
  /** What a member agreed to be told; `email` is the mailbox they proved to read, if any. */
  subscriptionsOf(
    userCode: string,
    email: string | null,
  ): Promise<{ readonly byEmail: boolean; readonly byWhatsApp: boolean; readonly news: boolean }>;
  /** What other modules do when somebody signs in, in the same transaction. */
  onSignedIn: readonly SignedInListener[];
  /** Closes messages until they are sent. */
  sealer: Sealer;
  /** How long codes last and how often they are sent and tried. */
  codes: CodeLimits;
  /** How often an hour a session, a device and an address may ask whether a number, or an e-mail, has an account (D-85). */
  lookups: LookupLimits;
  /** Told once an hour when everybody together asks far more of that than people who register do. */
  onManyLookups?(count: number): void;
  emailRule: EmailRule;
  club: ClubDirectory;
  /** What other modules do when a member reads another mailbox, in the same transaction. */
  onEmailChanged: readonly EmailChangedListener[];
  /** Told of refusals the screen says nothing about, by operation and code: nobody else would notice them. */
  onSwallowed?(operation: string, code: string): void;
  /** The other modules that hold something about members. */
  memberData: readonly MemberDataKeeper[];
  /** What a member has to wait for, or cancel, before the account can go. */
  openPurchases: OpenPurchases;
  /** Those who vouch for people elsewhere; there is a button for each. */
  social: readonly SocialVerifier[];
};
