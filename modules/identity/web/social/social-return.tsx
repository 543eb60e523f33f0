import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";
import type { Newcomer, SocialSignInResult } from "./complete-social-sign-in.ts";
import { MobileVerification } from "./mobile-verification.tsx";
import type { ThirdPartyFields } from "./social.graphql.gen.ts";
import { socialStartHref } from "./social-buttons.tsx";
import { useSocialText } from "./social-text.ts";

export type SocialReturnProps = {
  channel: SocialChannel;
  end: SocialSignInResult;
  /** Link for visitors who are not signed in. */
  backTo: string;
  onProved: (person: ThirdPartyFields) => void;
};

/**
 * The page to which Google or Facebook redirects back. Script forwards everyone except new members; without it the page shows
 * the result and a link.
 */
export function SocialReturn({ channel, end, backTo, onProved }: SocialReturnProps) {
  const t = useSocialText();
  const name = socialNames[channel];
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-6 px-4 pt-10 pb-16 md:pt-16">
      {end.at === "new" ? <Welcome {...{ channel, end, backTo, onProved }} newcomer={end.newcomer} /> : null}
      {end.at === "in" ? (
        <>
          <h1 className="flex items-center gap-3 text-2xl font-extrabold">
            <Spinner size="md" />
            {t("signing_in")}
          </h1>
          <LinkButton to={end.redirectUrl} reloadDocument>
            {t("go_on")}
          </LinkButton>
        </>
      ) : null}
      {end.at === "refused" || end.at === "cancelled" ? (
        <>
          <h1 className="text-2xl font-extrabold">{t("refused_title")}</h1>
          <Alert tone={end.at === "refused" ? "error" : "info"}>
            <p>{end.at === "refused" ? (end.message ?? t("failed")) : t("cancelled", { name })}</p>
          </Alert>
          <LinkButton to={backTo}>{end.page === "account" ? t("back") : t("to_login")}</LinkButton>
        </>
      ) : null}
    </div>
  );
}

type WelcomeProps = Omit<SocialReturnProps, "end"> & { end: SocialSignInResult; newcomer: Newcomer };

/** A new member proves a number first; the dialog opens by itself. */
function Welcome({ channel, end, newcomer, backTo, onProved }: WelcomeProps) {
  const t = useSocialText();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(true);
  const provider = socialNames[channel];
  const { firstName, tokenSS } = newcomer;
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-3xl font-extrabold tracking-tight">
          {firstName ? t("welcome_title", { name: firstName }) : t("welcome_nobody")}
        </h1>
        <p className="text-ink-soft">{t("welcome", { provider })}</p>
      </div>
      <noscript>
        <Alert tone="warning">
          <p>{t("needs_script")}</p>
        </Alert>
      </noscript>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>{t("verify_number")}</Button>
        <LinkButton to={backTo} variant="secondary">
          {t("to_login")}
        </LinkButton>
      </div>
      <p className="text-sm">
        <a href={socialStartHref(channel, end)} className="inline-flex min-h-11 items-center underline">
          {t("begin_again")}
        </a>
      </p>
      <MobileVerification
        open={open && hydrated}
        onClose={() => setOpen(false)}
        tokenSS={tokenSS}
        provider={provider}
        onProved={(person) => {
          setOpen(false);
          onProved(person);
        }}
      />
    </>
  );
}
