import { useState } from "react";
import { Link } from "react-router";
import { EntryCard } from "../entry-card.tsx";
import { NewPassword } from "./new-password.tsx";
import { RequestReset } from "./request-reset.tsx";
import { useSignInText } from "./sign-in-text.ts";

export type ResetPageProps = {
  /** Token from the e-mailed link; null for visitors who request one. */
  token: string | null;
  loginPath: string;
  onDone(): void;
};

type Step = { at: "asking" } | { at: "choosing"; token: string };

/** Password reset (D-03): request, prove by link or code, choose a new one. It does not reveal whether an account exists. */
export function ResetPage({ token, loginPath, onDone }: ResetPageProps) {
  const t = useSignInText();
  const [step, setStep] = useState<Step>({ at: "asking" });
  const now: Step = step.at === "asking" && token !== null ? { at: "choosing", token } : step;
  const [over, setOver] = useState<string | null>(null);
  const choosing = now.at === "choosing" && now.token !== over;
  return (
    <EntryCard title={choosing ? t("newTitle") : t("resetTitle")} lead={choosing ? t("newLead") : t("resetLead")}>
      {choosing ? (
        <NewPassword token={now.token} onDone={onDone} onAskAgain={() => setOver(now.token)} />
      ) : (
        <RequestReset onToken={(found) => setStep({ at: "choosing", token: found })} />
      )}
      <Link
        to={loginPath}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brick-ink underline-offset-4 hover:underline"
      >
        {t("backToLogin")}
      </Link>
    </EntryCard>
  );
}
