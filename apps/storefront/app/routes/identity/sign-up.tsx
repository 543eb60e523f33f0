import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { readSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { SignUpPage } from "#modules/identity/web/sign-up/sign-up-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useSessionReady } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { useRegistered } from "../../sign-up/use-registered.ts";
import type { Route } from "./+types/sign-up.ts";

/** Without a key there is nobody to sign up (SU-01). */
export function loader({ request, context }: Route.LoaderArgs) {
  const key = readSignUpKey(new URL(request.url).searchParams.get("key"));
  if (!key) throw redirect("/register");
  const title = textOnServer("sign-up", servicesOf(context).locale)("title");
  return { key, seo: { title, noindex: true } };
}

// The address holds tickets until the page has been read: nobody else learns it.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(pageMeta(matches, loaderData?.seo) ?? []),
  { name: "referrer", content: "no-referrer" },
];

/** The key has done its work once the page is there; it does not stay in the address bar, or in a picture of it (D-09). */
function useCleanAddress() {
  useEffect(() => {
    window.history.replaceState(window.history.state, "", "/register/signup");
  }, []);
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const { key } = loaderData;
  const registered = useRegistered(key);
  useCleanAddress();
  return (
    <SignUpPage signUpKey={key} ready={ready} onRegistered={registered} onStartAgain={() => navigate("/register")} />
  );
}
