import { Link } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useApprovalsText } from "./approvals-text.ts";
import { countPrices, type ProposalRow } from "./proposal-model.ts";

/** On the page of what proposals are about: how much waits for approval. Renders nothing when nothing does. */
export function WaitingNotice({ proposals }: { proposals: readonly Pick<ProposalRow, "kind" | "changes">[] }) {
  const t = useApprovalsText();
  const prices = proposals.filter(({ kind }) => kind === "price");
  const other = (["pricePlan", "promotion", "refund", "points"] as const).find((kind) =>
    proposals.some((one) => one.kind === kind),
  );
  if (prices.length === 0 && !other) return null;
  return (
    <Alert tone="promo" live>
      {other ? t(`notice_${other}`) : t("notice_price", { count: countPrices(prices) })}{" "}
      <Link to="/admin/approvals" className="font-bold underline">
        {t("notice_link")}
      </Link>
    </Alert>
  );
}
