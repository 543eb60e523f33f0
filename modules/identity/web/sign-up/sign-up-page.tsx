import { useEffect, useEffectEvent } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { shownMobile } from "../../contract/mobile.ts";
import type { SignUpKey } from "../../contract/sign-up-key.ts";
import { EntryCard } from "../entry-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useSignUpText } from "./sign-up-text.ts";
import { type NewcomerView, useNewcomer } from "./use-newcomer.ts";
import type { Registered } from "./use-sign-up.ts";

export type SignUpPageProps = {
  signUpKey: SignUpKey;
  /** Whether the newsletter box is ticked at first. */
  newsTicked: boolean;
  ready(): Promise<void>;
  onRegistered(registered: Registered): Promise<void>;
  /** Goes back to the start of registration. */
  onStartAgain(): void;
  /** Called with the result of the key: the form, or nothing. */
  onView?(at: NewcomerView["at"]): void;
};

/** Delay before an expired ticket leads back to the start (A§9). */
const backAfterMs = 3_000;

/** The last step of registration: the person's data after a proved number or e-mail address. */
export function SignUpPage({ signUpKey, newsTicked, ready, onRegistered, onStartAgain, onView }: SignUpPageProps) {
  const t = useSignUpText();
  const { view, open, expire } = useNewcomer(signUpKey, ready, onView);

  switch (view.at) {
    case "opening":
      return (
        <EntryCard title={t("title")}>
          <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
            <Spinner /> {t("opening")}
          </p>
          <StartLink />
        </EntryCard>
      );
    case "unreachable":
      return (
        <EntryCard title={t("title")}>
          <Alert tone="error" live>
            <p>{t("notOpened")}</p>
          </Alert>
          <Button block onClick={open}>
            {t("tryAgain")}
          </Button>
          <StartLink />
        </EntryCard>
      );
    case "expired":
      if (view.used) return <Used text={view.text} />;
      return <Expired text={view.text} startPath="/register" onStartAgain={onStartAgain} />;
    case "form": {
      const { mobile, email } = view.newcomer;
      return (
        <EntryCard
          title={t("title")}
          lead={mobile ? t("leadMobile", { mobile: shownMobile(mobile) }) : t("leadEmail", { email })}
        >
          <SignUpForm newcomer={view.newcomer} newsTicked={newsTicked} onRegistered={onRegistered} onExpired={expire} />
        </EntryCard>
      );
    }
  }
}

/** Without JavaScript or a connection the visitor can start again. */
function StartLink() {
  const t = useSignUpText();
  return (
    <LinkButton to="/register" variant="quiet" block>
      {t("backToStart")}
    </LinkButton>
  );
}

/** A used link leads to the login, by a button. */
export function Used({ text }: { text: string }) {
  const t = useSignUpText();
  return (
    <EntryCard title={t("usedTitle")}>
      <Alert tone="info" live>
        <p>{text}</p>
      </Alert>
      <LinkButton to="/login" block>
        {t("logIn")}
      </LinkButton>
    </EntryCard>
  );
}

type ExpiredProps = { text: string; startPath: string; onStartAgain: () => void };

/** Message for an expired ticket; leads back to the start after three seconds (ID-26). */
export function Expired({ text, startPath, onStartAgain }: ExpiredProps) {
  const t = useSignUpText();
  const start = useEffectEvent(onStartAgain);
  useEffect(() => {
    const timer = window.setTimeout(() => start(), backAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <EntryCard title={t("expiredTitle")}>
      <Alert tone="warning" live>
        <p>{text}</p>
      </Alert>
      <LinkButton to={startPath} block>
        {t("backToStart")}
      </LinkButton>
    </EntryCard>
  );
}
