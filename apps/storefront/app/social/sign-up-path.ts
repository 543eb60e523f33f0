import { writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import type { ThirdPartyFields } from "#modules/identity/web/social/social.graphql.gen.ts";
import { joinGoal } from "#modules/loyalty/contract/join-target.ts";

/** The sign-up form for somebody whom Google or Facebook vouched for, filled in as far as they told (SU-02). */
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
  // Who was on the way to the club's registration goes on with that (ID-23).
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
