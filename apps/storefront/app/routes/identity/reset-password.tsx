import { useNavigate } from "react-router";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { ResetPage } from "#modules/identity/web/sign-in/reset-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useTokenOfLink } from "../../request/use-token-of-link.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/reset-password.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const title = textOnServer("sign-in", servicesOf(context).locale)("resetTitle");
  const requested = new URL(request.url).searchParams.get("redirectUrl");
  return { target: requested === null ? null : safePath(requested), seo: { title, noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function ResetPassword({ loaderData: { target } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const token = useTokenOfLink();
  const back = target === null ? "" : `redirectUrl=${encodeURIComponent(target)}`;
  return (
    <ResetPage
      key={token}
      token={token}
      loginPath={back === "" ? "/login" : `/login?${back}`}
      onDone={() => void navigate(`/login?reset=1${back === "" ? "" : `&${back}`}`, { replace: true })}
    />
  );
}
