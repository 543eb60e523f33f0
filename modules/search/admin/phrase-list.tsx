import { useState } from "react";
import { Chip } from "#kit/web/actions/chip.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { longestPhrase } from "../contract/tuning.ts";
import { useTuningText } from "./tuning-text.ts";

/** The texts of a list field. */
export const textsAt = (editor: RecordEditor, path: string): readonly string[] => {
  const value = editor.value(path);
  return Array.isArray(value) ? value.map(String) : [];
};

type PhraseListProps = { editor: RecordEditor; path: string; hint: string };

/** A list of words and phrases; Enter or a comma adds one. */
export function PhraseList({ editor, path, hint }: PhraseListProps) {
  const t = useTuningText();
  const [typed, setTyped] = useState("");
  const phrases = textsAt(editor, path);
  const put = (next: readonly string[]) => editor.set(path, next.length > 0 ? next : undefined);
  const add = (text: string) => {
    const words = text
      .split(",")
      .map((word) => word.trim().slice(0, longestPhrase))
      .filter((word) => word !== "");
    if (words.length > 0) put([...new Set([...phrases, ...words])]);
    setTyped("");
  };
  return (
    <FieldFrame label={editor.labelOf(path)} hint={hint} error={editor.problemAt(path)} id={fieldId(path)}>
      {(links) => (
        <>
          <div className="flex flex-wrap gap-1.5">
            {phrases.map((phrase) => (
              <Chip
                key={phrase}
                {...(editor.editable
                  ? {
                      onRemove: () => put(phrases.filter((one) => one !== phrase)),
                      removeLabel: t("remove_word", { name: phrase }),
                    }
                  : {})}
              >
                {phrase}
              </Chip>
            ))}
          </div>
          <input
            {...links}
            value={typed}
            readOnly={!editor.editable}
            autoComplete="off"
            className={inputClass()}
            onChange={(event) =>
              event.currentTarget.value.includes(",")
                ? add(event.currentTarget.value)
                : setTyped(event.currentTarget.value)
            }
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              // Enter adds a phrase instead of saving the record.
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => add(typed)}
          />
        </>
      )}
    </FieldFrame>
  );
}
