import type { Result } from "#kit/core/result.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";

/** Somebody as the other side vouches for them. What it does not tell, or did not check, is null or false. */
export type SocialPerson = {
  readonly channel: SocialChannel;
  /** The other side's own name for the account; never changes and belongs to nobody else. */
  readonly subject: string;
  readonly email: string | null;
  /** The other side says that this person reads this mailbox. Anything else may be anybody's address. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE" | null;
  /** yyyy-MM-dd, only when the year is known too. */
  readonly birthDate: string | null;
};

/** What one sign-in is tied to. Made by us, known to this browser and to us. */
export type SocialSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/**
 * INVALID: what came back is not a sign-in at our shop, now, by this browser. UNAVAILABLE: the other side could not be asked.
 * `reason` is for the operator and holds neither a token nor anything about the person.
 */
export type SocialFailure =
  | { readonly code: "INVALID"; readonly reason: string }
  | { readonly code: "UNAVAILABLE"; readonly reason: string };

/** Lets people prove who they are elsewhere, by sending their browser there and checking what it brings back. */
export interface SocialVerifier {
  readonly channel: SocialChannel;
  /** Where the browser goes. */
  authorizationUrl(
    secrets: SocialSecrets,
    returnUrl: string,
    locale: string,
  ): Promise<Result<string, SocialFailure & { readonly code: "UNAVAILABLE" }>>;
  /** Exchanges the code that the browser brought back, over our own line, and checks every word of the answer. */
  verify(code: string, secrets: SocialSecrets, returnUrl: string): Promise<Result<SocialPerson, SocialFailure>>;
}
