import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { readSignUpKey, type SignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { SignUpPage } from "#modules/identity/web/sign-up/sign-up-page.tsx";
import type { NewcomerView } from "#modules/identity/web/sign-up/use-newcomer.ts";
import { ClubSignUpPage } from "#modules/loyalty/web/join/club-sign-up-page.tsx";
import { clubAtAGlanceDocument } from "#modules/loyalty/web/join/join.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { readDataConsent } from "../../session/data-consent.ts";
import { useSessionReady } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/sign-up.ts";
import { readSignUpKeyCookie, signUpKeyCookie } from "./sign-up-key-cookie.ts";
import { useRegistered } from "./use-registered.ts";

/** Without a key there is no sign-up to continue (SU-01). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, newsTicked } = servicesOf(context);
  const cookies = request.headers.get("cookie");
  const key = readSignUpKey(new URL(request.url).searchParams.get("key")) ?? readSignUpKeyCookie(cookies);
  if (!key) throw redirect("/register");
  const title = textOnServer("sign-up", locale)("title");
  const club = key.loyalty ? (await api(clubAtAGlanceDocument)).queryClubInfo : null;
  const agreed = club !== null && readDataConsent(cookies) === club.consentVersion;
  return { key, club, agreed, newsTicked, seo: { title, noindex: true } };
}

// The address holds tickets until the page has read them: send no referrer.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(pageMeta(matches, loaderData?.seo) ?? []),
  { name: "referrer", content: "no-referrer" },
];

/** Removes the key from the address bar once the page is loaded, so that history and screenshots do not contain it (D-09). */
function useCleanAddress() {
  useEffect(() => {
    window.history.replaceState(window.history.state, "", "/register/signup");
  }, []);
}

function saveKey(key: SignUpKey | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it when the page is loaded again
  document.cookie = signUpKeyCookie(key, window.location.protocol === "https:");
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const { key, club, agreed, newsTicked } = loaderData;
  const toAccount = useRegistered(key);
  const registered: typeof toAccount = (result) => {
    saveKey(null);
    return toAccount(result);
  };
  // A verified number or mailbox survives a reload; an expired key is dropped.
  const onView = (at: NewcomerView["at"]) => {
    if (at === "form") saveKey(key);
    if (at === "expired") saveKey(null);
  };
  useCleanAddress();
  if (club) {
    return (
      <ClubSignUpPage
        signUpKey={key}
        club={club}
        agreed={agreed}
        newsTicked={newsTicked}
        ready={ready}
        onView={onView}
        onRegistered={({ login, newsletter, message }) => registered({ login, newsletter, greeting: message })}
        onStartAgain={() => navigate("/register/mapclub")}
      />
    );
  }
  return (
    <SignUpPage
      signUpKey={key}
      newsTicked={newsTicked}
      ready={ready}
      onView={onView}
      onRegistered={registered}
      onStartAgain={() => navigate("/register")}
    />
  );
}
