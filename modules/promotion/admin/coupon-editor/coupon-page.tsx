import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { CouponFields, CouponListState } from "../../contract/record/coupon-fields.ts";
import { couponPath, couponsPath, couponTone } from "../coupon-list/coupon-list-model.ts";
import { type Choice, PromotionChoicesContext } from "../promotion-editor/promotion-choices.ts";
import { ScopePanel } from "../promotion-editor/scope-panel.tsx";
import { CodesPanel, type CodesPanelProps } from "./codes-panel.tsx";
import { ConditionsPanel } from "./conditions-panel.tsx";
import { CouponBasicsPanel } from "./coupon-basics-panel.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";
import { couponFieldLabel, couponValue } from "./coupon-labels.ts";
import { CouponStatePanel } from "./coupon-state-panel.tsx";
import { DiscountPanel } from "./discount-panel.tsx";
import { HandPanel } from "./hand-panel.tsx";
import { type UsePage, UsesPanel } from "./uses-panel.tsx";

export type CouponPageProps = {
  code: string;
  /** Null for a new coupon. */
  record: EditedRecord | null;
  brands: readonly Choice[];
  categories: readonly Choice[];
  /** The products the coupon names. */
  products: readonly Choice[];
  /** The segments a coupon may be limited to. */
  segments: readonly Choice[];
  /** When the page was read; the state is computed for this moment. */
  now: string;
  /** Usage figures and codes; null for a new coupon. */
  use: (Omit<CodesPanelProps, "couponCode" | "mayEdit" | "answer"> & { uses: UsePage }) | null;
  answer: AdminAnswer | null;
};

/** The page of an existing or a new coupon. Pass the code as React key. */
export function CouponPage(props: CouponPageProps) {
  const { code, record, brands, categories, segments, now, use, answer } = props;
  const t = useCouponEditorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const [products, setProducts] = useState(props.products);
  const choices = {
    ...{ brands, categories, products, skus: [], rules: [] },
    learnProducts: (found: readonly Choice[]) => setProducts((known) => [...known, ...found]),
    learnSkus: () => undefined,
  };
  const editor = useRecordEditor({
    type: "coupon",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { status: "draft", scope: { everything: true } },
    labelOf: (path) => couponFieldLabel(path, t),
    showValue: (path, value) => couponValue(path, value, t, locale, { ...choices, segments }),
    onSaved: ({ id }) => (isNew ? void navigate(couponPath(id)) : undefined),
  });
  const saved = editor.saved as Partial<CouponFields>;
  const state = isNew ? null : savedState(saved, use, now);
  const title = isNew ? t("new") : (saved.names?.[locale] ?? saved.names?.["en-US"] ?? code);
  const isOver = state === "STOPPED" || state === "ENDED";
  return (
    <PromotionChoicesContext value={choices}>
      <div className="grid gap-3">
        <PageHeader
          title={title}
          above={[{ label: t("coupons"), to: couponsPath }]}
          status={
            state === null ? undefined : (
              <>
                <Badge tone={couponTone(state)}>{t(`state_${state}`)}</Badge> <span className="font-mono">{code}</span>
              </>
            )
          }
          actions={isNew ? null : <HistoryButton editor={editor} />}
        />
        <ActionResult answer={answer} />
        <RecordForm editor={editor} label={title}>
          <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-3">
              <CouponBasicsPanel editor={editor} newCode={isNew ? newCode : null} onCode={setNewCode} />
              <DiscountPanel editor={editor} />
              <ConditionsPanel editor={editor} segments={segments} />
              <ScopePanel editor={editor} />
            </div>
            <div className="grid min-w-0 gap-3 max-xl:order-first">
              <CouponStatePanel editor={editor} state={state} />
            </div>
          </div>
        </RecordForm>
        {use === null ? null : (
          <>
            <HandPanel figures={use.figures} mayHand={editor.editable && !isOver} answer={answer} />
            {saved.singleUse ? (
              <CodesPanel {...use} couponCode={code} mayEdit={editor.editable} answer={answer} />
            ) : null}
            <UsesPanel found={use.uses} year={use.year} />
          </>
        )}
      </div>
    </PromotionChoicesContext>
  );
}

/** The state of the saved coupon. */
function savedState(
  { status = "draft", beginsAt, endsAt, totalLimit }: Partial<CouponFields>,
  use: CouponPageProps["use"],
  now: string,
): CouponListState {
  const calendar = { status, beginsAt: new Date(beginsAt ?? now), endsAt: new Date(endsAt ?? now) };
  const state = activityState(calendar, new Date(now));
  if (state !== "RUNNING" || use === null) return state;
  const { used, codesMade, codesFree } = use.figures;
  const isUsedUp = (totalLimit !== undefined && used >= totalLimit) || (codesMade > 0 && codesFree <= 0);
  return isUsedUp ? "USED_UP" : state;
}
