import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useFormDraft } from "#kit/web/forms/use-form-draft.ts";
import { maxMessageLength } from "../contract/constants.ts";
import type { ChatStore } from "./chat-store.ts";
import { useChatText } from "./chat-text.ts";

type ComposerProps = {
  store: ChatStore;
  needsConsent: boolean;
  consents: boolean;
  onConsents: (consents: boolean) => void;
};

/** The input for messages. The first message needs consent to storing the conversation. */
export function Composer({ store, needsConsent, consents, onConsents }: ComposerProps) {
  const t = useChatText();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, draftKey, keep, forget } = useFormDraft("chat");

  const send = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text === "") return field.current?.focus();
    if (needsConsent && !consents) return setProblem(t("consent_missing"));
    void store.send(text, consents);
    forget();
    if (field.current) field.current.value = "";
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, such as for Chinese, Enter accepts the candidate.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={send} onInput={keep} noValidate className="grid w-full gap-2">
      {needsConsent ? (
        <Checkbox
          name="consents"
          checked={consents}
          onChange={({ currentTarget }) => {
            onConsents(currentTarget.checked);
            setProblem(null);
          }}
          error={problem}
          label={
            <span className="text-sm">
              {t("consent")}{" "}
              <Link to="/page/privacy-policy" className="font-bold underline underline-offset-2">
                {t("privacy")}
              </Link>
            </span>
          }
        />
      ) : (
        <FieldError id="chat-problem" error={problem} />
      )}
      <div className="flex items-end gap-2">
        <textarea
          key={draftKey}
          ref={field}
          name="text"
          rows={2}
          aria-label={t("input")}
          placeholder={t("input")}
          defaultValue={draft?.text}
          maxLength={maxMessageLength}
          onKeyDown={press}
          className={`${boxClass} max-h-40 min-h-12 w-full min-w-0 grow resize-none px-3 py-2 text-base`}
        />
        <Button type="submit" variant="court">
          {t("send")}
        </Button>
      </div>
      <p className="hidden text-xs text-ink-soft pointer-fine:block">{t("send_hint")}</p>
    </form>
  );
}
