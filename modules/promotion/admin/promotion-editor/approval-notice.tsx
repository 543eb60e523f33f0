import { rp } from "#kit/core/format-rupiah.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { AdminPromotionApprovalDocument, type AdminPromotionApprovalResult } from "./promotion-editor.graphql.gen.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { type Api, useTypedAnswer } from "./use-typed-answer.ts";

const mostShown = 5;

export type NeededApproval = NonNullable<AdminPromotionApprovalResult["adminPromotionApproval"]>;

const approvalOf = async (api: Api, _promotionCode: string, state: object): Promise<NeededApproval | "none"> => {
  const { adminPromotionApproval } = await api(AdminPromotionApprovalDocument, { input: { state } });
  return adminPromotionApproval ?? "none";
};

/** What about the promotion as typed a second person has to approve; null when that is nothing, or not known. */
export function useNeededApproval(editor: RecordEditor): NeededApproval | null {
  const needed = useTypedAnswer(editor, approvalOf);
  return typeof needed === "string" ? null : needed;
}

/** Why the promotion as typed will wait for a second person. */
export function ApprovalNotice({ editor, needed }: { editor: RecordEditor; needed: NeededApproval }) {
  const t = usePromotionEditorText();
  const { belowFloor, budgetLimit } = needed;
  const { budget } = editor.state as PromotionState;
  const rest = belowFloor.length - mostShown;
  return (
    <Alert tone="promo" title={t("approval")}>
      <ul className="my-1 grid gap-0.5">
        {belowFloor.slice(0, mostShown).map(({ skuCode, price, floor }) => (
          <li key={skuCode}>{t("approval_price", { sku: skuCode, price: rp(price), floor: rp(floor) })}</li>
        ))}
        {rest > 0 ? <li>{t("and_more", { count: rest })}</li> : null}
        {budgetLimit === null ? null : (
          <li>{t(budget === undefined ? "approval_no_budget" : "approval_budget", { limit: rp(budgetLimit) })}</li>
        )}
      </ul>
      <p>{t("approval_how")}</p>
    </Alert>
  );
}
