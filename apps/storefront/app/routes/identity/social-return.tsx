import { data } from "react-router";
import { isSocialChannel, socialNames } from "#modules/identity/contract/social-channel.ts";
import { completeSocialSignIn } from "#modules/identity/web/social/complete-social-sign-in.ts";
import { SocialReturn } from "#modules/identity/web/social/social-return.tsx";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/social-return.ts";
import { useSocialReturn } from "./use-social-return.ts";

/** The redirect target of Google and Facebook; the code is exchanged before anything is shown. */
export async function loader({ request, params: { channel }, context }: Route.LoaderArgs) {
  if (!isSocialChannel(channel)) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const end = await completeSocialSignIn(servicesOf(context).api, channel, searchParams, request.headers.get("cookie"));
  return { channel, end, seo: { title: socialNames[channel], noindex: true } };
}

/** The code in the address works once. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function SocialReturnPage({ loaderData: { channel, end } }: Route.ComponentProps) {
  return <SocialReturn channel={channel} end={end} {...useSocialReturn(channel, end)} />;
}
