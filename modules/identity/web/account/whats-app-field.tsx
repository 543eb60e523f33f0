import { useRef, useState } from "react";
import { object } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { longestPhoneText } from "../../contract/mobile.ts";
import { whatsAppSchema } from "../../contract/whats-app.ts";
import { useAccountText } from "./account-text.ts";
import { FocusFirst } from "./change/focus-first.tsx";
import { useAccountCalls } from "./change/use-account-calls.ts";

type WhatsAppFieldProps = { whatsApp: string | null; onSaved: () => void };

/** The WhatsApp number, edited in place. A value the server refuses is reverted without a message (AC-08). */
export function WhatsAppField({ whatsApp, onSaved }: WhatsAppFieldProps) {
  const t = useAccountText();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The focused form was removed: focus the button that opened it.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (editing) {
    return (
      <FocusFirst>
        <Edit whatsApp={whatsApp} onSaved={onSaved} onClose={close} />
      </FocusFirst>
    );
  }
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      {whatsApp ?? <span className="font-normal text-ink-soft">{t("not_told")}</span>}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        icon="pencil"
        className="phone:-ml-3.5"
        onClick={() => setEditing(true)}
      >
        {t(whatsApp === null ? "add_whatsapp" : "change_whatsapp")}
      </Button>
    </span>
  );
}

const form = object({ whatsApp: whatsAppSchema });

function Edit({ whatsApp, onSaved, onClose }: WhatsAppFieldProps & { onClose: () => void }) {
  const t = useAccountText();
  const { saveProfile } = useAccountCalls();
  const save = async (wanted: string | null) => {
    const wrong = await saveProfile({ whatsApp: wanted });
    onClose();
    if (wrong === null) onSaved();
    return null;
  };
  const { submit, sending, field } = useCheckedForm({ schema: form, send: ({ whatsApp: wanted }) => save(wanted) });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 py-1">
      <TextField
        {...field("whatsApp")}
        label={t("whatsapp")}
        hideLabel
        hint={t("whatsapp_hint")}
        defaultValue={whatsApp ?? ""}
        maxLength={longestPhoneText}
        kind="mobile"
        autoComplete="tel"
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={sending}>
          {t("save")}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
        {whatsApp === null ? null : (
          <Button variant="quiet" size="sm" onClick={() => save(null)}>
            {t("remove")}
          </Button>
        )}
      </span>
    </form>
  );
}
