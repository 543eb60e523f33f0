import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useFormDraft } from "#kit/web/forms/use-form-draft.ts";
import { maxMessageLength } from "../../contract/constants.ts";
import { contactMessageSchema, maxNameLength, maxOrderCodeLength } from "../../contract/contact-message.ts";
import { useContactFormText } from "./contact-form-text.ts";
import { formProblem, type ReturnedForm, sendContactMessage } from "./send-contact-message.ts";

/** Writes to the shop's mailbox. Without script the page's own route sends it, and `returned` is its result. */
export function ContactForm({ returned }: { returned?: ReturnedForm | undefined }) {
  const t = useContactFormText();
  const [sentTo, setSentTo] = useState(returned && "sentTo" in returned ? returned.sentTo : null);
  return sentTo === null ? (
    <Fields returned={returned && "typed" in returned ? returned : undefined} onSent={setSentTo} />
  ) : (
    <Sent text={t("sent_text", { contact: sentTo })} onAnother={() => setSentTo(null)} />
  );
}

type FieldsProps = { returned: Extract<ReturnedForm, { typed: unknown }> | undefined; onSent: (to: string) => void };

function Fields({ returned, onSent }: FieldsProps) {
  const t = useContactFormText();
  const api = useApi();
  const { draft, draftKey, keep, forget } = useFormDraft("contact");
  const key = useMessageKey();
  const { submit, sending, problems, field } = useCheckedForm({
    schema: contactMessageSchema,
    async send(message) {
      const found = await sendContactMessage(api, message);
      if (found !== null) return found;
      forget();
      onSent(message.contact);
      return null;
    },
  });
  const typed = draft ?? returned?.typed;
  const shown = { ...returned?.problems, ...problems };
  const one = (name: string) => ({ ...field(name), error: shown[name] ?? null, defaultValue: typed?.[name] ?? "" });
  const { onBlur: _checkedOnSend, error, ...message } = one("text");
  return (
    <form method="post" noValidate onSubmit={submit} onInput={keep} key={draftKey} className="grid gap-4">
      <input type="hidden" name="key" value={draft?.key || key} />
      <TextField {...one("name")} label={t("name")} autoComplete="name" required maxLength={maxNameLength} />
      <TextField {...one("contact")} label={t("contact")} autoComplete="email" required maxLength={100} />
      <TextField
        {...one("orderCode")}
        label={t("order")}
        optional={t("optional")}
        autoComplete="off"
        maxLength={maxOrderCodeLength}
      />
      <FieldFrame label={t("message")} error={error}>
        {(links) => (
          <textarea
            {...message}
            {...links}
            required
            rows={5}
            maxLength={maxMessageLength}
            className={inputClass("py-3 leading-relaxed")}
          />
        )}
      </FieldFrame>
      {formProblem in shown ? (
        <Alert tone="error" live>
          <p>{shown[formProblem] || t("failed")}</p>
        </Alert>
      ) : null}
      <p className="text-sm text-ink-soft">
        {t("privacy_note")}{" "}
        <Link to="/page/privacy-policy" className="font-bold underline underline-offset-2">
          {t("privacy")}
        </Link>
      </p>
      <Button type="submit" loading={sending} className="sm:justify-self-start">
        {t("send")}
      </Button>
    </form>
  );
}

/** One key per message: a second press or a repeated request sends it once. A cached page has none until its script runs. */
function useMessageKey(): string {
  const [key, setKey] = useState("");
  useEffect(() => setKey(crypto.randomUUID()), []);
  return key;
}

function Sent({ text, onAnother }: { text: string; onAnother: () => void }) {
  const t = useContactFormText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      <Alert tone="success" live title={t("sent_title")}>
        <p>{text}</p>
      </Alert>
      <Button variant="secondary" onClick={onAnother}>
        {t("another")}
      </Button>
    </div>
  );
}
