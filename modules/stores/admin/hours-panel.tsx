import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type Weekday, weekdays } from "../contract/opening-hours.ts";
import { useStoresAdminText } from "./stores-admin-text.ts";

const ends = ["opens", "closes"] as const;
/** What a day that opens begins with. */
export const usualHours = { opens: "10:00", closes: "22:00" };

/** The opening hours of each weekday. */
export function HoursPanel({ editor }: { editor: RecordEditor }) {
  const t = useStoresAdminText();
  const copyMonday = () => {
    for (const day of weekdays.slice(1))
      for (const end of ends) editor.set(`hours/${day}/${end}`, editor.value(`hours/MONDAY/${end}`));
  };
  return (
    <AdminPanel title={t("hours")}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-ink-soft">{t("hours_hint")}</p>
        {editor.editable ? (
          <Button size="sm" variant="quiet" icon="copy" onClick={copyMonday}>
            {t("like_monday")}
          </Button>
        ) : null}
      </div>
      <div className="grid gap-1">
        {weekdays.map((day) => (
          <Day key={day} editor={editor} day={day} />
        ))}
      </div>
    </AdminPanel>
  );
}

function Day({ editor, day }: { editor: RecordEditor; day: Weekday }) {
  const t = useStoresAdminText();
  const isOpen = editor.value(`hours/${day}`) !== undefined;
  const toggle = () => {
    for (const end of ends) editor.set(`hours/${day}/${end}`, isOpen ? undefined : usualHours[end]);
  };
  return (
    <fieldset className="grid min-h-11 items-center gap-x-3 gap-y-1 border-b border-line py-1 last:border-0 sm:grid-cols-[10rem_1fr]">
      <legend className="sr-only">{t(`day_${day}`)}</legend>
      <label className="flex min-h-9 items-center gap-2.5 text-sm font-bold pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isOpen}
          disabled={!editor.editable}
          onChange={toggle}
          aria-label={`${t(`day_${day}`)}: ${t("open_on")}`}
          className="size-4 accent-court pointer-coarse:size-6"
        />
        {t(`day_${day}`)}
      </label>
      {isOpen ? (
        <div className="flex flex-wrap items-center gap-2">
          {ends.map((end) => {
            const path = `hours/${day}/${end}`;
            const error = editor.problemAt(path);
            return (
              <div key={end} className="grid gap-1">
                <input
                  id={fieldId(path)}
                  type="time"
                  aria-label={`${t(`day_${day}`)}: ${t(end)}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${fieldId(path)}-error` : undefined}
                  value={String(editor.value(path) ?? "")}
                  readOnly={!editor.editable}
                  onChange={({ currentTarget: { value } }) => editor.set(path, value === "" ? undefined : value)}
                  className={`${boxClass} min-h-9 px-2.5 text-base tabular-nums pointer-coarse:min-h-11 md:text-sm`}
                />
                <FieldError id={`${fieldId(path)}-error`} error={error} />
              </div>
            );
          })}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{t("closed")}</p>
      )}
    </fieldset>
  );
}
