import { useEffect, useState } from "react";
import { redirect, useNavigate } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { socialChannels } from "#modules/identity/contract/social-channel.ts";
import { RegisterPage } from "#modules/identity/web/register/register-page.tsx";
import { thirdPartyChannelsDocument } from "#modules/identity/web/social/social.graphql.gen.ts";
import { SocialButtons } from "#modules/identity/web/social/social-buttons.tsx";
import { readDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useSessionReady } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { savePendingLink } from "../loyalty/save-pending-link.ts";
import type { Route } from "./+types/register.ts";

/** Members are redirected on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, caller, locale } = servicesOf(context);
  const requested = new URL(request.url).searchParams.get("redirectUrl");
  const redirectUrl = requested === null ? null : safePath(requested);
  if (caller.kind === "member") throw redirect(redirectUrl ?? "/");
  const offered = await api(thirdPartyChannelsDocument).catch(() => null);
  const channels = socialChannels.filter((name) => offered?.queryThirdPartyChannels.includes(name));
  return { redirectUrl, channels, seo: { title: textOnServer("register", locale)("title"), noindex: true } };
}

/** A form posted before the page's script was loaded is shown again with its values, which never enter an address. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 254);
  return { mobile: text("mobile"), email: text("email") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const { redirectUrl, channels } = loaderData;
  const [linkingMobile, setLinkingMobile] = useState<string | null>(null);
  useEffect(() => setLinkingMobile(readDeferredLink(sessionStorage)?.mobile ?? null), []);
  return (
    <RegisterPage
      redirectUrl={redirectUrl}
      ready={ready}
      typed={actionData ?? null}
      linkingMobile={linkingMobile}
      onLinkLater={(mobile) => savePendingLink({ mobile, proof: null })}
      social={<SocialButtons redirectUrl={redirectUrl} channels={channels} />}
      onSignUp={(key) => navigate(`/register/signup?key=${key}`)}
    />
  );
}
