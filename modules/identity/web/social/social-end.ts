import type { Api } from "#kit/graphql/client.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";
import { type SocialWayBack, socialWayBack } from "../../contract/social-way-back.ts";
import { loginByThirdPartyMcDocument, type ThirdPartyFields } from "./social.graphql.gen.ts";

type Login = NonNullable<ThirdPartyFields["login"]>;

/** Somebody new: who vouches for them, and what goes along to the next steps. */
export type Newcomer = {
  readonly tokenSS: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
};

/** How a sign-in elsewhere ended, as the page that comes back shows it. */
export type SocialEnd = SocialWayBack &
  (
    | { readonly at: "in"; readonly login: Login; readonly thirdExist: boolean; readonly wishlist: string | null }
    | { readonly at: "new"; readonly newcomer: Newcomer }
    | { readonly at: "refused"; readonly message: string | null }
    | { readonly at: "cancelled" }
  );

/** Ends the sign-in that this browser began, with what it brought back in the address. */
export async function socialEnd(
  api: Api,
  channel: SocialChannel,
  query: URLSearchParams,
  cookies: string | null,
): Promise<SocialEnd> {
  const way = socialWayBack(cookies);
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
