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
  /** Whether the box for news starts ticked. */
  newsTicked: boolean;
  ready(): Promise<void>;
  onRegistered(registered: Registered): Promise<void>;
  /** Goes back to where registration begins. */
  onStartAgain(): void;
  /** Told what the key was found to be worth: the form, or nothing. */
  onView?(at: NewcomerView["at"]): void;
};

/** After words about a ticket that is too old, the start comes by itself (A§9). */
const backAfterMs = 3_000;

/** The last step: who it is that has proved a number or a mailbox. */
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
      if (view.used) return <Used words={view.words} />;
      return <Expired words={view.words} startPath="/register" onStartAgain={onStartAgain} />;
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

/** Whoever cannot go on here, for want of a script or a connection, can begin again. */
function StartLink() {
  const t = useSignUpText();
  return (
    <LinkButton to="/register" variant="quiet" block>
      {t("backToStart")}
    </LinkButton>
  );
}

/** A link that has done its work leads to the login, when its reader wants to. */
export function Used({ words }: { words: string }) {
  const t = useSignUpText();
  return (
    <EntryCard title={t("usedTitle")}>
      <Alert tone="info" live>
        <p>{words}</p>
      </Alert>
      <LinkButton to="/login" block>
        {t("logIn")}
      </LinkButton>
    </EntryCard>
  );
}

type ExpiredProps = { words: string; startPath: string; onStartAgain: () => void };

/** Words about a ticket that is too old, and the way back to the start, which is taken by itself after three seconds (ID-26). */
export function Expired({ words, startPath, onStartAgain }: ExpiredProps) {
  const t = useSignUpText();
  const start = useEffectEvent(onStartAgain);
  useEffect(() => {
    const timer = window.setTimeout(() => start(), backAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <EntryCard title={t("expiredTitle")}>
      <Alert tone="warning" live>
        <p>{words}</p>
      </Alert>
      <LinkButton to={startPath} block>
        {t("backToStart")}
      </LinkButton>
    </EntryCard>
  );
}
