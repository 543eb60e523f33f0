import { type ReactNode, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Chip } from "#kit/web/actions/chip.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type Choice, nameOf, shortLabel } from "./segment-labels.ts";
import { useSegmentsText } from "./segments-text.ts";

type CodeListProps = {
  editor: RecordEditor;
  path: string;
  choices: readonly Choice[];
  /** The control that adds one; a select of all choices unless given. */
  children?: (add: (code: string) => void, taken: readonly string[]) => ReactNode;
};

/** Chosen codes as chips, and a control that adds another. */
export function CodeList({ editor, path, choices, children }: CodeListProps) {
  const t = useSegmentsText();
  const value = editor.value(path);
  const codes = Array.isArray(value) ? value.map(String) : [];
  const label = shortLabel(path, t);
  const add = (code: string) => (codes.includes(code) ? undefined : editor.set(path, [...codes, code]));
  const remove = (code: string) => {
    const left = codes.filter((one) => one !== code);
    editor.set(path, left.length > 0 ? left : undefined);
  };
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      {codes.length === 0 ? null : (
        <div className="flex min-w-0 flex-wrap gap-1.5">
          {codes.map((code) => (
            <Chip
              key={code}
              {...(editor.editable
                ? { onRemove: () => remove(code), removeLabel: t("remove_code", { name: nameOf(choices, code) }) }
                : {})}
            >
              {nameOf(choices, code)}
            </Chip>
          ))}
        </div>
      )}
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
      {!editor.editable ? null : children ? (
        children(add, codes)
      ) : (
        <ChoiceSelect field={label} choices={choices} taken={codes} onAdd={add} />
      )}
    </fieldset>
  );
}

type ChoiceSelectProps = {
  field: string;
  choices: readonly Choice[];
  taken: readonly string[];
  onAdd: (code: string) => void;
};

/** A select with a button: moving through the select by arrow keys adds nothing. */
function ChoiceSelect({ field, choices, taken, onAdd }: ChoiceSelectProps) {
  const t = useSegmentsText();
  const [code, setCode] = useState("");
  const add = () => {
    if (code !== "") onAdd(code);
    setCode("");
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow">
        <SelectBox
          aria-label={t("choose_of", { field })}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        >
          <option value="">{t("choose")}</option>
          {choices
            .filter((choice) => !taken.includes(choice.code))
            .map((choice) => (
              <option key={choice.code} value={choice.code}>
                {nameOf(choices, choice.code)}
              </option>
            ))}
        </SelectBox>
      </div>
      <Button size="sm" variant="secondary" icon="plus" aria-label={t("add_to", { field })} onClick={add}>
        {t("add")}
      </Button>
    </div>
  );
}
