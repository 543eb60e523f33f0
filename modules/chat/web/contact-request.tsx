import { type FormEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { saveChatContactDocument } from "./chat.graphql.gen.ts";
import { useChatText } from "./chat-text.ts";

type ContactRequestProps = { asks: boolean; contact: string | null; onSaved: (contact: string) => void };

/** Asks a guest for a contact, or shows the saved one. Members are reached by their account. */
export function ContactRequest({ asks, contact, onSaved }: ContactRequestProps) {
  const t = useChatText();
  const api = useApi();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (contact !== null) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t("contact_saved", { contact })}
      </p>
    );
  }
  if (!asks) return null;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("contact") ?? "");
    setSaving(true);
    setProblem(null);
    try {
      const { data, errorMessage } = (await api(saveChatContactDocument, { input: { contact: typed } }))
        .saveChatContact;
      if (data) onSaved(data.contact);
      else setProblem(errorMessage ?? t("contact_failed"));
    } catch {
      setProblem(t("contact_failed"));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={save} noValidate className="grid gap-2 rounded-lg border border-line p-4">
      <p className="text-sm font-bold">{t("contact_ask")}</p>
      <div className="flex items-start gap-2 phone:flex-col phone:items-stretch">
        <div className="min-w-0 grow">
          <TextField
            name="contact"
            label={t("contact_label")}
            hideLabel
            placeholder={t("contact_label")}
            autoComplete="email"
            maxLength={100}
            error={problem}
          />
        </div>
        <Button type="submit" variant="secondary" loading={isSaving}>
          {t("contact_save")}
        </Button>
      </div>
    </form>
  );
}
