import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminOrderModel } from "./order-model.ts";

type OrderNotesProps = {
  notes: AdminOrderModel["notes"];
  mayWrite: boolean;
  answer: AdminAnswer | null;
  year: number;
};

/** Notes for other staff. Shoppers never see them. */
export function OrderNotes({ notes, mayWrite, answer, year }: OrderNotesProps) {
  const t = useAdminText();
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending("note");
  const mine = answer?.intent === "note" ? answer : null;
  useEffect(() => {
    if (mine?.done) form.current?.reset();
  }, [mine]);
  return (
    <AdminPanel title={t("notes")}>
      {notes.length > 0 ? (
        <ul className="mb-3 grid gap-2.5 text-sm">
          {notes.map((note) => (
            <li key={`${note.at} ${note.name}`}>
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="text-xs text-ink-soft">
                {note.name} · {shortTime(note.at, year)}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? (
        <Form ref={form} method="post" noValidate className="grid gap-2">
          <input type="hidden" name="intent" value="note" />
          <FieldFrame label={t("note_new")} error={mine?.problems.text ?? null}>
            {(links) => (
              <textarea
                {...links}
                name="text"
                rows={2}
                defaultValue={mine?.typed.text}
                maxLength={500}
                className={`${boxClass} w-full px-3 py-2 text-base md:text-sm`}
              />
            )}
          </FieldFrame>
          <Button type="submit" size="sm" variant="secondary" loading={sending} className="justify-self-start">
            {t("note_add")}
          </Button>
        </Form>
      ) : null}
    </AdminPanel>
  );
}
