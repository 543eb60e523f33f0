import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { readSignUpKey, writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { DataConsentPage } from "#modules/loyalty/web/join/data-consent-page.tsx";
import { clubAtAGlanceDocument } from "#modules/loyalty/web/join/join.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { useCleanAddress } from "../../request/clean-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { dataConsentCookieOf } from "../../session/data-consent.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { readSignUpKeyCookie, signUpKeyCookie } from "../identity/sign-up-key-cookie.ts";
import type { Route } from "./+types/data-consent.ts";

/** Without a key there is no registration to agree to (CO-12, RT-36). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const inAddress = readSignUpKey(new URL(request.url).searchParams.get("key"));
  const ofReload = readSignUpKeyCookie(request.headers.get("cookie"));
  const key = inAddress ?? (ofReload?.loyalty ? ofReload : null);
  if (!key) throw redirect("/register/mapclub");
  const { queryClubInfo: club } = await api(clubAtAGlanceDocument);
  const seo = { title: textOnServer("join", locale)("dataTitle"), noindex: true };
  return { key, club, seo };
}

// The address holds tickets: send no referrer.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(pageMeta(matches, loaderData?.seo) ?? []),
  { name: "referrer", content: "no-referrer" },
];

export default function DataConsent({ loaderData: { key, club } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useCleanAddress("key");
  // The key is removed from the address; the cookie lets a reload continue with it.
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it when the page is loaded again
    document.cookie = signUpKeyCookie(key, window.location.protocol === "https:");
  }, [key]);
  const accepted = (version: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: one small cookie that the server reads at the next page
    document.cookie = dataConsentCookieOf(version, window.location.protocol === "https:");
    void navigate(`/register/signup?key=${writeSignUpKey(key)}`);
  };
  return <DataConsentPage club={club} onAccepted={accepted} />;
}
