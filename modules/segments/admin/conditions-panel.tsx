import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError, FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId, focusField } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type ConditionName, conditionNames } from "../contract/segment-state.ts";
import { ConditionFields } from "./condition-fields.tsx";
import type { Choice, SegmentChoices } from "./segment-labels.ts";
import { useSegmentsText } from "./segments-text.ts";

type ConditionsPanelProps = {
  editor: RecordEditor;
  choices: SegmentChoices;
  learnProduct: (product: Choice) => void;
};

/** What a condition begins with where a choice has an obvious first value. */
const beginsWith: Partial<Record<ConditionName, readonly [path: string, value: string | true]>> = {
  club: ["club", "linked"],
  consent: ["consent/newsletter", true],
};

/** The conditions, one row each, and a row that adds another. */
export function ConditionsPanel({ editor, choices, learnProduct }: ConditionsPanelProps) {
  const t = useSegmentsText();
  // Rows that were added and have no value yet.
  const [added, setAdded] = useState<readonly ConditionName[]>([]);
  const [next, setNext] = useState<ConditionName | "">("");
  const shown = conditionNames.filter((name) => editor.value(name) !== undefined || added.includes(name));
  const free = conditionNames.filter((name) => !shown.includes(name));
  const label = (name: ConditionName) => t(`condition_${name}`);
  const add = () => {
    if (next === "") return;
    const [path, value] = beginsWith[next] ?? [];
    if (path !== undefined && value !== undefined) editor.set(path, value);
    setAdded([...added, next]);
    setNext("");
    requestAnimationFrame(() => focusField(next));
  };
  const remove = (name: ConditionName) => {
    setAdded(added.filter((one) => one !== name));
    editor.set(name, undefined);
    requestAnimationFrame(() => focusField("conditions"));
  };
  return (
    <AdminPanel title={t("conditions")}>
      <div className="grid gap-4">
        <FieldFrame id={fieldId("match")} label={t("label_match")} error={editor.problemAt("match")}>
          {(links) => (
            <SelectBox
              {...links}
              value={editor.value("match") === "any" ? "any" : "all"}
              disabled={!editor.editable}
              onChange={({ currentTarget: { value } }) => editor.set("match", value === "any" ? "any" : undefined)}
            >
              <option value="all">{t("match_all")}</option>
              <option value="any">{t("match_any")}</option>
            </SelectBox>
          )}
        </FieldFrame>
        {shown.map((name) => (
          <fieldset
            key={name}
            id={fieldId(name)}
            tabIndex={-1}
            className="grid min-w-0 gap-3 rounded-md border border-line p-3"
          >
            <legend className="sr-only">{label(name)}</legend>
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden="true" className="text-sm font-extrabold">
                {label(name)}
              </span>
              {editor.editable ? (
                <IconButton
                  icon="x"
                  size="sm"
                  label={t("remove_condition", { name: label(name) })}
                  onClick={() => remove(name)}
                />
              ) : null}
            </div>
            <FieldError id={`${fieldId(name)}-error`} error={editor.problemAt(name)} />
            {name === "club" || name === "consent" || name === "region" ? null : (
              <p className="text-sm text-ink-soft">{t(`hint_${name}`)}</p>
            )}
            <ConditionFields {...{ editor, name, choices, learnProduct }} />
          </fieldset>
        ))}
        {editor.editable && free.length > 0 ? (
          <FieldFrame id={fieldId("conditions")} label={t("add_condition")} error={editor.problemAt("conditions")}>
            {(links) => (
              <div className="flex flex-wrap items-center gap-2">
                <div className="min-w-0 grow">
                  <SelectBox
                    {...links}
                    value={next}
                    onChange={({ currentTarget: { value } }) => setNext(value as ConditionName | "")}
                  >
                    <option value="">{t("choose")}</option>
                    {free.map((name) => (
                      <option key={name} value={name}>
                        {label(name)}
                      </option>
                    ))}
                  </SelectBox>
                </div>
                <Button variant="secondary" icon="plus" onClick={add}>
                  {t("add_row")}
                </Button>
              </div>
            )}
          </FieldFrame>
        ) : null}
      </div>
    </AdminPanel>
  );
}
