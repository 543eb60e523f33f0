import { data, redirect } from "react-router";
import { isSocialChannel, socialReturnPath } from "#modules/identity/contract/social-channel.ts";
import { beginThirdPartyLoginDocument } from "#modules/identity/web/social/social.graphql.gen.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/social-start.ts";

/** Redirects to Google or Facebook, from our own pages only: a foreign link must not start a sign-in. */
export async function loader({ request, params: { channel }, context }: Route.LoaderArgs) {
  if (!isSocialChannel(channel)) throw data(null, { status: 404 });
  const site = request.headers.get("sec-fetch-site") ?? "same-origin";
  if (site !== "same-origin" && site !== "none") return redirect("/login", 303);
  const query = new URL(request.url).searchParams;
  const input = {
    thirdChannel: channel,
    redirectUrl: query.get("redirectUrl"),
    wishlist: query.get("wishlist")?.slice(0, 80) ?? null,
    pageType: query.get("pageType") === "account" ? "account" : "login",
  };
  const reply = await servicesOf(context)
    .api(beginThirdPartyLoginDocument, { input })
    .catch(() => null);
  const address = reply?.beginThirdPartyLogin.data?.authorizationUrl;
  return redirect(address ?? `${socialReturnPath(channel)}?error=temporarily_unavailable`, 303);
}
