import type { Result } from "#kit/core/result.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";

/** A person as the provider describes them. A field the provider omits or has not verified is null or false. */
export type SocialPerson = {
  readonly channel: SocialChannel;
  /** The provider's id of the account; it never changes and is never reused. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider has verified that the address belongs to this person. Otherwise it may be anyone's. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE" | null;
  /** yyyy-MM-dd, only when the year is known too. */
  readonly birthDate: string | null;
};

/** The values that bind a sign-in to the browser that began it. */
export type SocialSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/**
 * INVALID: the response does not prove a current sign-in at this shop by this browser. UNAVAILABLE: the provider did not answer.
 * `reason` is for the operator and holds neither a token nor personal data.
 */
export type SocialFailure =
  | { readonly code: "INVALID"; readonly reason: string }
  | { readonly code: "UNAVAILABLE"; readonly reason: string };

/** Sign-in with an identity provider by the authorization code flow. */
export interface SocialVerifier {
  readonly channel: SocialChannel;
  /** The provider's page to which the browser is redirected. */
  authorizationUrl(
    secrets: SocialSecrets,
    returnUrl: string,
    locale: string,
  ): Promise<Result<string, SocialFailure & { readonly code: "UNAVAILABLE" }>>;
  /** Exchanges the code from the redirect at the provider and verifies the response. The caller has verified the state. */
  verify(code: string, secrets: SocialSecrets, returnUrl: string): Promise<Result<SocialPerson, SocialFailure>>;
}
