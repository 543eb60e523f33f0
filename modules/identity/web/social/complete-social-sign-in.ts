import type { Api } from "#kit/graphql/client.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";
import { readSocialRedirect, type SocialRedirect } from "../../contract/social-redirect.ts";
import { loginByThirdPartyMcDocument, type ThirdPartyFields } from "./social.graphql.gen.ts";

type Login = NonNullable<ThirdPartyFields["login"]>;

/** A new member with their social ticket and profile. */
export type Newcomer = {
  readonly tokenSS: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
};

/** Result of a social sign-in, for the return page. */
export type SocialSignInResult = SocialRedirect &
  (
    | { readonly at: "in"; readonly login: Login; readonly thirdExist: boolean; readonly wishlist: string | null }
    | { readonly at: "new"; readonly newcomer: Newcomer }
    | { readonly at: "refused"; readonly message: string | null }
    | { readonly at: "cancelled" }
  );

/** Completes the browser's social sign-in with the query of the redirect. */
export async function completeSocialSignIn(
  api: Api,
  channel: SocialChannel,
  query: URLSearchParams,
  cookies: string | null,
): Promise<SocialSignInResult> {
  const way = readSocialRedirect(cookies);
  if (query.get("error") === "access_denied") return { ...way, at: "cancelled" };
  const thirdToken = query.get("code");
  if (!thirdToken) return { ...way, at: "refused", message: null };
  const input = { thirdChannel: channel, thirdToken, state: query.get("state"), pageType: way.page };
  const { data, errorCode, message } = (await api(loginByThirdPartyMcDocument, { input })).loginByThirdPartyMc;
  if (data?.login) return { ...way, at: "in", login: data.login, thirdExist: data.thirdExist, wishlist: data.wishlist };
  if (errorCode === "NEW_MEMBER" && data?.tokenSS) {
    const { tokenSS, firstName, lastName, email } = data;
    return { ...way, at: "new", newcomer: { tokenSS, firstName, lastName, email } };
  }
  return { ...way, at: "refused", message };
}
