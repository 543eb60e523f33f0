import { useState } from "react";
import { grouped } from "#kit/core/grouped-number.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { isRuleValue, type RuleName } from "../contract/shop-rules.ts";
import { effectOf, ruleIn } from "./rule-effect.ts";
import type { AdminShopRulesResult } from "./settings.graphql.gen.ts";
import { useSettingsText } from "./settings-text.ts";

export type ShopRule = AdminShopRulesResult["adminShopRules"][number];

type RuleFieldProps = { editor: RecordEditor; name: RuleName; rule: ShopRule };

/** A rule with its meaning, its default, and its effect as saved and as typed. */
export function RuleField({ editor, name, rule }: RuleFieldProps) {
  const t = useSettingsText();
  // While it is typed, a number keeps its form: points that come and go would move the cursor.
  const [typed, setTyped] = useState<string | null>(null);
  const value = editor.value(name);
  const effect = (state: Readonly<Record<string, unknown>>) => {
    const meant = state[name] ?? rule.fallback;
    return isRuleValue(name, meant) ? effectOf(name, meant, t) : null;
  };
  const [now, then] = [effect(editor.saved), effect(editor.state)];
  return (
    <div className="grid gap-1.5">
      <TextField
        id={fieldId(name)}
        name={name}
        label={t(name)}
        hint={t(`hint_${name}`)}
        inputMode="numeric"
        maxLength={16}
        autoComplete="off"
        placeholder={grouped(rule.fallback)}
        value={typed ?? (typeof value === "number" ? grouped(value) : String(value ?? ""))}
        readOnly={!editor.editable}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          editor.set(name, ruleIn(currentTarget.value));
        }}
        onBlur={() => setTyped(null)}
        error={editor.problemAt(name)}
      />
      <p className="text-sm text-ink-soft">
        {t("fallback", { value: grouped(rule.fallback), variable: rule.variable })}
      </p>
      <p className="text-sm" role="status">
        {now}
        {then === null || then === now ? null : <span className="block font-bold">{t("then", { effect: then })}</span>}
      </p>
    </div>
  );
}
