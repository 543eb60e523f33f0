import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EntryCard } from "../entry-card.tsx";
import { CodeLogin } from "./code-login.tsx";
import { PasswordLogin, type PasswordLoginProps } from "./password-login.tsx";
import { useSignInText } from "./sign-in-text.ts";

export type LoginPageProps = Pick<PasswordLoginProps, "onLoggedIn" | "returned"> & {
  /** Reason shown above the form: an ended session, or a new password. */
  reason: "sessionEnded" | "afterReset" | null;
  /** Links to the other pages, each with a redirect back. */
  paths: { register: string; reset: string; guest: string | null; track: string | null };
  /** Identity providers offered for sign-in. */
  social: ReactNode;
  /** Sign-in through the loyalty club. */
  club: ReactNode;
};

/** The login page (D-04): by password, code or social account, with links to registration and password reset. */
export function LoginPage({ onLoggedIn, returned, reason, paths, social, club }: LoginPageProps) {
  const t = useSignInText();
  const [byCode, setByCode] = useState<"never" | "open" | "closed">("never");
  return (
    <EntryCard title={t("loginTitle")} lead={t("loginLead")}>
      {reason ? <Alert tone={reason === "afterReset" ? "success" : "info"}>{t(reason)}</Alert> : null}
      <PasswordLogin onLoggedIn={onLoggedIn} returned={returned} resetPath={paths.reset} />
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      <div className="grid gap-3">
        <div className="noscript:hidden">
          <Button variant="secondary" block icon="smartphone" onClick={() => setByCode("open")}>
            {t("logInByCode")}
          </Button>
        </div>
        {social}
        {club}
      </div>
      {byCode === "never" ? null : (
        <CodeLogin open={byCode === "open"} onClose={() => setByCode("closed")} onLoggedIn={onLoggedIn} />
      )}
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="flex flex-wrap items-center gap-x-2">
          {t("newHere")}
          <Link
            to={paths.register}
            className="inline-flex min-h-11 items-center font-bold text-brick-ink underline-offset-4 hover:underline"
          >
            {t("register")}
          </Link>
        </p>
        {paths.guest ? (
          <LinkButton to={paths.guest} variant="quiet" block>
            {t("guest")}
          </LinkButton>
        ) : null}
        {paths.track ? (
          <LinkButton to={paths.track} variant="quiet" block>
            {t("trackOrder")}
          </LinkButton>
        ) : null}
      </div>
    </EntryCard>
  );
}
