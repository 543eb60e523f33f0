import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { shortTime } from "../short-time.ts";
import { FieldValue } from "./field-value.tsx";
import type { OpenConflict } from "./record-draft.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordEditor } from "./use-record-editor.ts";

const side =
  "flex cursor-pointer items-start gap-2.5 rounded-md border border-line-strong bg-surface p-3 hover:border-ink has-checked:border-court has-checked:bg-court-soft has-focus-visible:outline-2";

/** Fields another account has saved meanwhile: both values side by side, one is chosen for each. */
export function ConflictChoice({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  const { conflicts, choose } = editor;
  if (conflicts.length === 0) return null;
  const chooseAll = (choice: "mine" | "theirs") => {
    for (const { path } of conflicts) choose(path, choice);
  };
  return (
    <Alert
      tone="warning"
      live
      title={t("conflicts", { count: conflicts.length })}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => chooseAll("mine")}>
            {t("all_mine")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => chooseAll("theirs")}>
            {t("all_theirs")}
          </Button>
        </>
      }
    >
      <p>{t("conflicts_text")}</p>
      <div className="mt-3 grid gap-4">
        {conflicts.map((conflict) => (
          <Sides key={conflict.path} editor={editor} conflict={conflict} />
        ))}
      </div>
    </Alert>
  );
}

function Sides({ editor, conflict }: { editor: RecordEditor; conflict: OpenConflict }) {
  const t = useRecordEditorText();
  const { path, by, at, choice } = conflict;
  const when = at === "" ? "" : shortTime(at, new Date().getFullYear());
  const names = { mine: t("yours"), theirs: `${by || t("somebody")} ${when}` };
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{editor.labelOf(path)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((one) => (
          <label key={one} className={side}>
            <input
              type="radio"
              name={`conflict ${path}`}
              checked={choice === one}
              onChange={() => editor.choose(path, one)}
              className="mt-0.5 size-5 shrink-0 accent-court"
            />
            <span className="min-w-0">
              <span className="block text-xs font-bold text-ink-soft">{names[one]}</span>
              <FieldValue editor={editor} path={path} value={conflict[one]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
