import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import { usePromotionListText } from "../promotion-list/promotion-list-text.ts";
import { reasonText } from "./reason-text.ts";
import type { ShownVerdict } from "./why-price-model.ts";
import { useWhyPriceText } from "./why-price-text.ts";

/** What became of each promotion and of the coupon: those that applied first. */
export function VerdictList({ verdicts, year }: { verdicts: readonly ShownVerdict[]; year: number }) {
  const t = useWhyPriceText();
  const appliedCount = verdicts.filter(({ reason }) => reason === null).length;
  return (
    <AdminPanel
      title={t("verdicts")}
      end={
        <span className="text-sm text-ink-soft tabular-nums">
          {t("applied_count", { count: appliedCount, of: verdicts.length })}
        </span>
      }
    >
      {verdicts.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("none_near")}</p>
      ) : (
        <ul className="-mx-4 divide-y divide-line border-t border-line text-sm lg:-mx-3.5">
          {verdicts.map((verdict) => (
            <li key={`${verdict.kind} ${verdict.code}`} className="grid gap-1 px-4 py-3 lg:px-3.5">
              <VerdictHead verdict={verdict} />
              <p className="text-ink">{reasonText(verdict, t, (iso) => shortTime(iso, year))}</p>
            </li>
          ))}
        </ul>
      )}
    </AdminPanel>
  );
}

function VerdictHead({ verdict: { code, kind, name, reason, amount } }: { verdict: ShownVerdict }) {
  const t = useWhyPriceText();
  const list = usePromotionListText();
  const isCoupon = kind === "coupon";
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Badge tone={reason === null ? "court" : "neutral"}>{t(reason === null ? "applied" : "not_applied")}</Badge>
      {isCoupon || name === "" ? (
        <span className="min-w-0 font-bold break-words">{name || code}</span>
      ) : (
        <Link
          to={`${promotionsPath}/${encodeURIComponent(code)}`}
          className="min-w-0 font-bold break-words underline pointer-coarse:py-2"
        >
          {name}
        </Link>
      )}
      <span className="min-w-0 break-all text-ink-soft">
        {[name === "" ? "" : code, isCoupon ? t("kind_coupon") : list(`kind_${kind as ActivityKind}`)]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {amount > 0 ? <span className="ml-auto font-bold whitespace-nowrap tabular-nums">{rp(-amount)}</span> : null}
    </p>
  );
}
