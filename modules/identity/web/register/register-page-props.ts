import type { ReactNode } from "react";

export type RegisterPageProps = {
  /** Where to go afterwards; null for the default. */
  redirectUrl: string | null;
  /** Text typed before hydration. */
  typed: { readonly mobile: string; readonly email: string } | null;
  /** Resolves when a session is open. */
  ready(): Promise<void>;
  /** Number of the club membership to link to the new account, if any. */
  linkingMobile?: string | null;
  /** Remembers that the account is to be linked to the membership with this number. */
  onLinkLater(mobile: string): void;
  /** Continues with the sign-up form. */
  onSignUp(key: string): void;
  /** Identity providers offered for registration. */
  social?: ReactNode;
};
