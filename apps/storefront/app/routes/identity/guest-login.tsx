import { redirect, useNavigate } from "react-router";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { GuestLoginPage } from "#modules/identity/web/sign-in/guest-login-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { dropFromAddress } from "../../request/clean-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { loginThenBack } from "../../session/session-ended.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/guest-login.ts";

/** Members continue as themselves. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { caller, locale } = servicesOf(context);
  const target = safePath(new URL(request.url).searchParams.get("redirectUrl"));
  if (caller.kind === "member") throw redirect(target);
  const title = textOnServer("sign-in", locale)("guestTitle");
  return { target, seo: { title, noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestLogin({ loaderData }: Route.ComponentProps) {
  const { target } = loaderData;
  const navigate = useNavigate();
  return (
    <GuestLoginPage
      target={target}
      paths={{ login: loginThenBack(target), register: `/register?redirectUrl=${encodeURIComponent(target)}` }}
      onContinue={async (address) => {
        await navigate(address);
        // The page has read it; a checkout is loaded as a document and removes it itself.
        dropFromAddress("email");
      }}
    />
  );
}
