import { useNavigate } from "react-router";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { RegisterPage } from "#modules/identity/web/register/register-page.tsx";
import { SocialButtons } from "#modules/identity/web/social/social-buttons.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useSessionReady } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/register.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const redirectUrl = new URL(request.url).searchParams.get("redirectUrl");
  const title = textOnServer("register", servicesOf(context).locale)("title");
  return { redirectUrl: redirectUrl === null ? null : safePath(redirectUrl), seo: { title, noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Register({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const { redirectUrl } = loaderData;
  return (
    <RegisterPage
      redirectUrl={redirectUrl}
      ready={ready}
      social={<SocialButtons redirectUrl={redirectUrl} />}
      onSignUp={(key) => navigate(`/register/signup?key=${key}`)}
    />
  );
}
