import { rp } from "#kit/core/format-rupiah.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { VerdictReason } from "../../contract/why/verdict.ts";
import type { ShownVerdict } from "./why-price-model.ts";
import type { WhyPriceTextKey } from "./why-price-text.ts";

/** Why a promotion or a coupon applied or did not, as a sentence. */
export function reasonText(
  verdict: ShownVerdict,
  t: Translate<WhyPriceTextKey>,
  timeOf: (iso: string) => string,
): string {
  const { reason, amount, counted, missing, left, byPieces, beginsAt, endsAt, others } = verdict;
  if (reason === null) return amount > 0 ? t("applied_amount", { amount: rp(amount) }) : t("applied_gift");
  if (reason === "BELOW_THRESHOLD" && byPieces)
    return t("below_pieces", { missing: missing ?? 0, counted: counted ?? 0 });
  const moment = reason === "NOT_BEGUN" ? beginsAt : endsAt;
  return t(`reason_${reason as VerdictReason}`, {
    // A coupon's verdict has none.
    time: moment === null ? "" : timeOf(moment),
    missing: rp(missing ?? 0),
    counted: rp(counted ?? 0),
    left: rp(left ?? 0),
    others: others.map(({ code, name }) => name || code).join(", "),
  });
}
