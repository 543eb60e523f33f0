import { useEffect, useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { ConsentCheckbox } from "#modules/consent/web/consent-checkbox.tsx";
import { type SourceType, subscribePath } from "../contract/constants.ts";
import { fieldNames } from "./form-draft.ts";
import { useNewsletterText } from "./newsletter-text.ts";
import type { Problems, SubscribePlace } from "./subscribe.ts";
import { useSubscribe } from "./use-subscribe.ts";

export type NewsletterFormProps = {
  place: SubscribePlace;
  source: SourceType;
  button: string;
  /** Replaces the thanks below the form, for a popup that closes. */
  onDone?: () => void;
  /** The result of a form that was submitted without script. */
  returned?: { email: string; problems: Problems };
};

/** The newsletter form: e-mail, consent box, button. It works without script. */
export function NewsletterForm({ place, source, button, onDone, returned }: NewsletterFormProps) {
  const t = useNewsletterText();
  const { phase, problems, submit, solve } = useSubscribe(returned?.problems, onDone);
  if (phase === "done") return onDone ? null : <Thanks />;
  return (
    // Native validation bubbles are off; without script the server validates.
    <form method="post" action={subscribePath} noValidate onSubmit={submit} className="grid gap-1">
      <input type="hidden" name={fieldNames.place} value={place} />
      <input type="hidden" name={fieldNames.source} value={source} />
      <TextField
        kind="email"
        name={fieldNames.email}
        label={t("email")}
        defaultValue={returned?.email}
        required
        maxLength={254}
        enterKeyHint="send"
        error={problems.email ? t("checkForm") : null}
        onChange={() => solve("email")}
      />
      <ConsentCheckbox purpose="marketingEmail" missing={problems.consent ?? false} onTick={() => solve("consent")} />
      {problems.other === undefined ? null : (
        <Alert tone="error" live>
          <p>{problems.other ?? t("failed")}</p>
        </Alert>
      )}
      <Button type="submit" loading={phase === "sending"} className="mt-1 sm:justify-self-start">
        {button}
      </Button>
    </form>
  );
}

/** Replaces the form and takes the focus. */
export function Thanks() {
  const t = useNewsletterText();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <Alert tone="success" live title={t("thanksTitle")}>
        <p>{t("thanksText")}</p>
      </Alert>
    </div>
  );
}
