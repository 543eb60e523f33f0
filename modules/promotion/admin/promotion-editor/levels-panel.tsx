import { Button } from "#kit/web/actions/button.tsx";
import { FieldError, FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { mayHaveBudget } from "../../contract/budget.ts";
import { mostLevels } from "../../contract/record/promotion-form.ts";
import { type LevelState, levelContent, type PromotionState } from "../../contract/record/promotion-state.ts";
import { FlagField, NumberField, numberIn } from "./fields.tsx";
import { Giveaways } from "./giveaways.tsx";
import { usePromotionChoices } from "./promotion-choices.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { RuleFields } from "./rule-fields.tsx";

/** The levels of a promotion: threshold and reward. */
export function LevelsPanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const { rules } = usePromotionChoices();
  const { kind, levels = [], rule, amountByQty, rewardByPercentage } = editor.state as PromotionState;
  const hasRewards = levelContent[kind] === "reward";
  const most = kind === "item" ? 1 : mostLevels;
  const set = (list: readonly LevelState[]) => editor.set("levels", list.length > 0 ? (list as never) : undefined);
  const change = (at: number, level: LevelState) => set(levels.map((one, index) => (index === at ? level : one)));
  return (
    <AdminPanel title={t(hasRewards ? "label_levels" : "levels_goods")}>
      <div id={fieldId("levels")} tabIndex={-1} className="grid gap-3">
        <FieldError id={`${fieldId("levels")}-error`} error={editor.problemAt("levels")} />
        {kind === "tier" && (rule !== undefined || rules.length > 0) ? <RuleFields editor={editor} /> : null}
        {rule === undefined ? (
          <div className="grid gap-x-4 md:grid-cols-2">
            <FlagField editor={editor} path="amountByQty" />
            {hasRewards ? <FlagField editor={editor} path="rewardByPercentage" /> : null}
          </div>
        ) : null}
        {levels.map((level, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position
          <fieldset key={at} className="grid gap-3 rounded-md border border-line p-3">
            <legend className="px-1 text-sm font-extrabold">{t("level", { number: at + 1 })}</legend>
            <div className="grid items-start gap-3 md:grid-cols-2">
              <LevelNumber
                editor={editor}
                path={`levels/${at}/threshold`}
                label={t(amountByQty ? "threshold_pieces" : "threshold_rupiah")}
                value={level.threshold}
                onChange={(threshold) => change(at, withNumber(level, "threshold", threshold))}
              />
              {hasRewards ? (
                <LevelNumber
                  editor={editor}
                  path={`levels/${at}/reward`}
                  label={t(rewardByPercentage ? "reward_percent" : "reward_rupiah")}
                  value={level.reward}
                  onChange={(reward) => change(at, withNumber(level, "reward", reward))}
                />
              ) : null}
            </div>
            {hasRewards ? null : (
              <Giveaways
                editor={editor}
                path={`levels/${at}/giveaways`}
                giveaways={level.giveaways ?? []}
                isPriced={kind === "pwp"}
                onChange={(giveaways) => change(at, { ...level, giveaways })}
              />
            )}
            {editor.editable ? (
              <div>
                <Button size="sm" variant="quiet" icon="trash-2" onClick={() => set(levels.toSpliced(at, 1))}>
                  {t("remove_level", { number: at + 1 })}
                </Button>
              </div>
            ) : null}
          </fieldset>
        ))}
        {editor.editable && rule === undefined && levels.length < most ? (
          <div>
            <Button size="sm" variant="secondary" icon="plus" onClick={() => set([...levels, {}])}>
              {t("add_level")}
            </Button>
          </div>
        ) : null}
        {mayHaveBudget(kind) ? (
          <div className="md:max-w-80">
            <NumberField editor={editor} path="budget" hint={t("budget_hint")} />
          </div>
        ) : null}
        {hasRewards ? null : (
          <div className="md:max-w-80">
            <NumberField editor={editor} path="mostTimes" placeholder="1" hint={t("most_times_hint")} />
          </div>
        )}
      </div>
    </AdminPanel>
  );
}

function withNumber(level: LevelState, field: "threshold" | "reward", value: number | undefined): LevelState {
  const { [field]: _before, ...rest } = level;
  return value === undefined ? rest : { ...rest, [field]: value };
}

type LevelNumberProps = {
  editor: RecordEditor;
  path: string;
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

function LevelNumber({ editor, path, label, value, onChange }: LevelNumberProps) {
  return (
    <FieldFrame id={fieldId(path)} label={label} error={editor.problemAt(path)}>
      {(links) => (
        <input
          {...links}
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ""}
          readOnly={!editor.editable}
          onChange={(event) => onChange(numberIn(event.currentTarget.value))}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
}
