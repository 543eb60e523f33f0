import { writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import type { ThirdPartyFields } from "#modules/identity/web/social/social.graphql.gen.ts";
import { joinGoal } from "#modules/loyalty/contract/join-target.ts";

/** The sign-up form after Google or Facebook, prefilled with the provider's profile (SU-02). */
export function signUpPath({
  token,
  tokenSS,
  mobile,
  email,
  firstName,
  lastName,
  redirectUrl,
  wishlist,
}: ThirdPartyFields): string {
  // A visitor who came from the club's registration continues there (ID-23).
  const club = joinGoal(redirectUrl);
  const key = writeSignUpKey({
    token: token ?? "",
    mobile: mobile ?? undefined,
    redirectUrl: club ?? redirectUrl,
    loyalty: club === null ? undefined : true,
    email: email ?? undefined,
    wishlist: wishlist ?? undefined,
    tokenSS: tokenSS ?? undefined,
    username: `${firstName} ${lastName}`.trim() || undefined,
  });
  return `/register/signup?key=${key}`;
}
