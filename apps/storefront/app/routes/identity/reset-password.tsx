import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ResetPage } from "#modules/identity/web/sign-in/reset-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/reset-password.ts";

export function loader({ context }: Route.LoaderArgs) {
  const title = textOnServer("sign-in", servicesOf(context).locale)("resetTitle");
  return { seo: { title, noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function ResetPassword() {
  const navigate = useNavigate();
  const token = useTokenOfLink();
  return (
    <ResetPage
      key={token}
      token={token}
      loginPath="/login"
      onDone={() => void navigate("/login?reset=1", { replace: true })}
    />
  );
}

/** The link's token stands behind the #, so that no server ever sees it; once read, it is gone from the address bar too. */
function useTokenOfLink(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get("token");
    if (found === null) return;
    setToken(found);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, navigate]);
  return token;
}
