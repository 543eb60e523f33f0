import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { promotionsPath, stateTone } from "../promotion-list/promotion-list-model.ts";
import { ResultsPanel } from "../promotion-results/results-panel.tsx";
import { SimulatorPanel } from "../promotion-simulator/simulator-panel.tsx";
import { BasicsPanel } from "./basics-panel.tsx";
import { FlagField, NumberField } from "./fields.tsx";
import { LevelsPanel } from "./levels-panel.tsx";
import { PagePanel } from "./page-panel.tsx";
import { type Choice, PromotionChoicesContext, type RuleChoice, type SkuChoice } from "./promotion-choices.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { promotionFieldLabel, promotionValue } from "./promotion-labels.ts";
import { RelationsPanel } from "./relations-panel.tsx";
import { ruleFieldLabel } from "./rule-fields.tsx";
import { ScopePanel } from "./scope-panel.tsx";
import { SkusPanel } from "./skus-panel.tsx";
import { StatePanel } from "./state-panel.tsx";

export type PromotionPageProps = {
  code: string;
  /** Null for a new promotion. */
  record: EditedRecord | null;
  brands: readonly Choice[];
  categories: readonly Choice[];
  /** The products the promotion names. */
  products: readonly Choice[];
  skus: readonly SkuChoice[];
  rules: readonly RuleChoice[];
  /** When the page was read; the state is computed for this moment. */
  now: string;
  answer: AdminAnswer | null;
  /** What of it waits for a second person. */
  notice?: ReactNode;
  onWaiting?: () => void;
};

/** The page of an existing or a new promotion. Pass the code as React key. */
export function PromotionPage(props: PromotionPageProps) {
  const { code, record, brands, categories, rules, now, answer, notice, onWaiting } = props;
  const t = usePromotionEditorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const [products, setProducts] = useState(props.products);
  const [skus, setSkus] = useState(props.skus);
  const choices = {
    brands,
    categories,
    rules,
    products,
    skus,
    learnProducts: (found: readonly Choice[]) => setProducts((known) => [...known, ...found]),
    learnSkus: (found: readonly SkuChoice[]) => setSkus((known) => [...known, ...found]),
  };
  const editor = useRecordEditor({
    type: "promotion",
    id: isNew ? newCode.trim() : code,
    record,
    items: ["skus"],
    initial: { status: "draft", kind: "tier" },
    labelOf: (path) => ruleFieldLabel(path, rules) ?? promotionFieldLabel(path, t),
    showValue: (path, value) => promotionValue(path, value, t, locale, choices),
    onSaved: ({ id, waiting }) => {
      if (waiting.length > 0) onWaiting?.();
      if (isNew) void navigate(`${promotionsPath}/${id}`);
    },
  });
  const { kind, names = {} } = editor.state as PromotionState;
  const saved = editor.saved as Partial<PromotionState>;
  const state = isNew ? null : savedState(saved, now);
  const title = isNew ? t("new") : (saved.names?.[locale] ?? saved.names?.["en-US"] ?? code);
  const suggest = () => {
    const name = names["en-US"] ?? names["id-ID"];
    if (isNew && newCode === "" && name !== undefined) setNewCode(codeOf(name));
  };
  return (
    <PromotionChoicesContext value={choices}>
      <div className="grid gap-3">
        <PageHeader
          title={title}
          above={[{ label: t("promotions"), to: promotionsPath }]}
          status={state === null ? undefined : <Badge tone={stateTone(state)}>{t(`state_${state}`)}</Badge>}
          actions={isNew ? null : <HistoryButton editor={editor} />}
        />
        {notice}
        <ActionResult answer={answer} />
        <RecordForm editor={editor} label={title}>
          <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-3">
              {hasBegun(saved, now) ? <ResultsPanel code={code} kind={saved.kind ?? kind} /> : null}
              <BasicsPanel editor={editor} newCode={isNew ? newCode : null} onCode={setNewCode} onNamed={suggest} />
              {kind === "flashSale" ? (
                <SkusPanel editor={editor} />
              ) : (
                <>
                  <LevelsPanel editor={editor} />
                  <ScopePanel editor={editor} />
                </>
              )}
              <PagePanel editor={editor} />
              <SimulatorPanel editor={editor} />
            </div>
            <div className="grid min-w-0 gap-3 max-xl:order-first">
              <StatePanel editor={editor} state={state} />
              <AdminPanel title={t("combination")}>
                <div className="grid gap-2">
                  <NumberField editor={editor} path="priority" placeholder="100" hint={t("priority_hint")} />
                  {kind === "flashSale" ? null : (
                    <FlagField editor={editor} path="exclusive" hint={t("exclusive_hint")} />
                  )}
                  {kind === "item" || kind === "pwp" ? (
                    <FlagField editor={editor} path="stackable" hint={t("stackable_hint")} />
                  ) : null}
                  {kind === "flashSale" ? null : <FlagField editor={editor} path="pwpCountsForTiers" />}
                  <RelationsPanel editor={editor} />
                </div>
              </AdminPanel>
            </div>
          </div>
        </RecordForm>
      </div>
    </PromotionChoicesContext>
  );
}

/** The state of the saved promotion. A draft may lack its period. */
const savedState = ({ status = "draft", beginsAt, endsAt }: Partial<PromotionState>, now: string) =>
  activityState({ status, beginsAt: new Date(beginsAt ?? now), endsAt: new Date(endsAt ?? now) }, new Date(now));

const hasBegun = ({ status, beginsAt }: Partial<PromotionState>, now: string): boolean =>
  (status === "active" || status === "stopped") && beginsAt !== undefined && new Date(beginsAt) <= new Date(now);

/** Derives a code from a name: "Payday sale 11.11" → "PAYDAY_SALE_11_11". */
const codeOf = (name: string): string =>
  name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .-]/g, "")
    .trim()
    .replaceAll(/[ .-]+/g, "_")
    .slice(0, 40);
