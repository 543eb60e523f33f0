import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { FlagField, NumberField } from "./fields.tsx";
import { type RuleChoice, type RuleFieldChoice, usePromotionChoices } from "./promotion-choices.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

/** Chooses between levels and the rules of extensions, and draws the settings of the chosen rule from its description. */
export function RuleFields({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const { rules } = usePromotionChoices();
  const chosen = (editor.state as PromotionState).rule;
  const code = chosen?.code ?? "";
  const rule = rules.find((one) => one.code === code);
  const isGone = chosen !== undefined && !rule;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <FieldFrame
        id={fieldId("rule/code")}
        label={t("label_rule")}
        error={editor.problemAt("rule/code")}
        {...(rule ? { hint: rule.about } : isGone ? { hint: t("rule_gone") } : {})}
      >
        {(links) => (
          <SelectBox
            {...links}
            value={code}
            disabled={!editor.editable}
            onChange={(event) => chooseRule(editor, event.currentTarget.value)}
          >
            <option value="">{t("rule_levels")}</option>
            {isGone ? <option value={code}>{code}</option> : null}
            {rules.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
      {rule?.fields.map((field) => (
        <Setting key={field.name} editor={editor} field={field} />
      ))}
    </div>
  );
}

/** A rule takes the place of the levels, and the other way round; another rule begins without settings. */
function chooseRule(editor: RecordEditor, code: string): void {
  editor.set("rule", code === "" ? undefined : { code });
  if (code === "") return;
  for (const field of ["levels", "amountByQty", "rewardByPercentage"]) editor.set(field, undefined);
}

function Setting({ editor, field }: { editor: RecordEditor; field: RuleFieldChoice }) {
  const path = settingPath(field.name);
  if (field.kind === "flag") return <FlagField editor={editor} path={path} />;
  if (field.kind === "number")
    return <NumberField editor={editor} path={path} placeholder={`${field.least ?? 0}–${field.most ?? ""}`} />;
  return (
    <FieldFrame id={fieldId(path)} label={field.label} error={editor.problemAt(path)}>
      {(links) => (
        <SelectBox
          {...links}
          value={String(editor.value(path) ?? "")}
          disabled={!editor.editable}
          onChange={(event) => editor.set(path, event.currentTarget.value || undefined)}
        >
          <option value="" />
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  );
}

const settingPath = (name: string): string => `rule/settings/${name}`;

/** The label of a rule's setting in forms and in the history; null for another path. */
export const ruleFieldLabel = (path: string, rules: readonly RuleChoice[]): string | null =>
  rules.flatMap(({ fields }) => fields).find(({ name }) => settingPath(name) === path)?.label ?? null;
