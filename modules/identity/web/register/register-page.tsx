import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Notice } from "#kit/web/feedback/notice.tsx";
import { EntryCard } from "../entry-card.tsx";
import { EmailStart } from "./email-start.tsx";
import { MobileStart } from "./mobile-start.tsx";
import { useRegisterText } from "./register-text.ts";

export type RegisterPageProps = {
  /** Where to go in the end; null for the usual place. */
  redirectUrl: string | null;
  /** What was typed before the page could do anything with it. */
  typed: { readonly mobile: string; readonly email: string } | null;
  /** Settles when there is a session to call with. */
  ready(): Promise<void>;
  /** Goes on to the sign-up form. */
  onSignUp(key: string): void;
  /** Accounts elsewhere that one can register with. */
  social?: ReactNode;
};

const loginPath = (redirectUrl: string | null) =>
  redirectUrl === null ? "/login" : `/login?redirectUrl=${encodeURIComponent(redirectUrl)}`;

/** Where an account begins: a number that gets a code, or a mailbox that gets a link (ID-01). */
export function RegisterPage({ redirectUrl, typed, ready, onSignUp, social }: RegisterPageProps) {
  const t = useRegisterText();
  const [way, setWay] = useState<"mobile" | "email">(typed?.email ? "email" : "mobile");
  const logIn = loginPath(redirectUrl);
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
        <Notice tone="warning">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      {way === "mobile" ? (
        <MobileStart {...{ redirectUrl, typed, ready, onSignUp }} loginPath={logIn} />
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
