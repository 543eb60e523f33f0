import type { ReactNode } from "react";

export type RegisterPageProps = {
  /** Where to go in the end; null for the usual place. */
  redirectUrl: string | null;
  /** What was typed before the page could do anything with it. */
  typed: { readonly mobile: string; readonly email: string } | null;
  /** Settles when there is a session to call with. */
  ready(): Promise<void>;
  /** The number of the club membership that the new account is to be linked to, if that is why they are here. */
  linkingMobile?: string | null;
  /** Remembers that the account is to be linked to the membership with this number. */
  onLinkLater(mobile: string): void;
  /** Goes on to the sign-up form. */
  onSignUp(key: string): void;
  /** Accounts elsewhere that one can register with. */
  social?: ReactNode;
};
