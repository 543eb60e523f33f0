import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { writeSignUpKey } from "../../contract/sign-up-key.ts";
import { EntryCard } from "../entry-card.tsx";
import { EmailStart } from "./email-start.tsx";
import { MobileStart } from "./mobile-start.tsx";
import { checkMobilePhoneAlreadyExistDocument } from "./register.graphql.gen.ts";
import type { RegisterPageProps } from "./register-page-props.ts";
import { useRegisterText } from "./register-text.ts";

/** The login page with a redirect back, and the same with the club's dialog open. */
export const loginPath = (redirectUrl: string | null) =>
  redirectUrl === null ? "/login" : `/login?redirectUrl=${encodeURIComponent(redirectUrl)}`;
export const clubLoginPath = (redirectUrl: string | null) =>
  `${loginPath(redirectUrl)}${redirectUrl === null ? "?" : "&"}club=1`;

/** Registration: a number that gets a code, or an e-mail address that gets a link (ID-01). */
export function RegisterPage({
  redirectUrl,
  typed,
  ready,
  linkingMobile = null,
  onLinkLater,
  onSignUp,
  social,
}: RegisterPageProps) {
  const t = useRegisterText();
  const [way, setWay] = useState<"mobile" | "email">(typed?.email ? "email" : "mobile");
  const logIn = loginPath(redirectUrl);
  const api = useApi();
  const check = async (mobile: string) =>
    (await api(checkMobilePhoneAlreadyExistDocument, { mobile })).checkMobilePhoneAlreadyExist;
  const back = redirectUrl === null ? {} : { redirectUrl };
  return (
    <EntryCard
      title={t("title")}
      lead={t("lead")}
      below={
        <p className="text-ink-soft">
          {t("haveAccount")}{" "}
          <Link
            to={logIn}
            className="inline-flex min-h-11 items-center px-1 font-bold text-brick-ink underline underline-offset-2"
          >
            {t("logIn")}
          </Link>
        </p>
      }
    >
      <noscript>
        <Alert tone="warning">
          <p>{t("needsScript")}</p>
        </Alert>
      </noscript>
      {way === "mobile" ? (
        <MobileStart
          typed={typed}
          way={{
            ready,
            check,
            linkingMobile,
            onProved: ({ mobile, token }) => onSignUp(writeSignUpKey({ token, mobile, ...back })),
          }}
          loginPaths={{ shop: logIn, club: clubLoginPath(redirectUrl) }}
          onCreateAndLink={(mobile, proceed) => {
            onLinkLater(mobile);
            proceed();
          }}
        />
      ) : (
        <EmailStart {...{ redirectUrl, typed, ready }} />
      )}
      <div className="grid gap-3 border-t border-line pt-5">
        <Button
          variant="secondary"
          block
          icon={way === "mobile" ? "mail" : "smartphone"}
          onClick={() => setWay(way === "mobile" ? "email" : "mobile")}
        >
          {way === "mobile" ? t("orEmail") : t("orMobile")}
        </Button>
        {social}
      </div>
    </EntryCard>
  );
}
