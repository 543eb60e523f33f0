import { formatDate } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { ClubMark } from "../club-mark.tsx";
import { expiresSoon } from "./expires-soon.ts";
import type { BindInfo } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

/** The tiers are called the same in every language. */
const tierNames: Readonly<Record<string, string>> = { BLUE: "Blue", SILVER: "Silver", GOLD: "Gold" };

/** The balance, its worth, the tier, and the next points to expire. */
export function BalanceCard({ info }: { info: BindInfo }) {
  const t = usePointsText();
  const locale = useLocale();
  const points = info.availablePoints ?? 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-court p-5 text-on-court shadow-lift md:p-7">
        <ClubMark className="size-16" />
        <p className="min-w-0 grow">
          <span className="block text-sm font-semibold text-on-court-soft">{t("available")}</span>
          <span className="block text-4xl font-extrabold tracking-tight tabular-nums">{grouped(points)}</span>
          <span className="block text-sm text-on-court-soft">
            {t("worth", { amount: rp(points * info.rates.worth) })}
          </span>
        </p>
        <p className="text-right">
          <span className="block text-sm font-semibold text-on-court-soft">{t("tier")}</span>
          <span className="block text-xl font-extrabold">{tierNames[info.tierCode ?? ""] ?? info.tierCode}</span>
        </p>
        <p className="w-full text-sm text-on-court-soft">
          {t("rates", { earnedBy: rp(info.rates.earnedBy), worth: rp(info.rates.worth) })}
        </p>
        {info.heldPoints ? (
          <p className="w-full border-t border-on-court/25 pt-3 text-sm">
            {t("held", { points: grouped(info.heldPoints) })}
          </p>
        ) : null}
      </div>
      {info.expiring && info.expiring.points > 0 && expiresSoon(info.expiring.on, new Date()) ? (
        <Alert tone="promo">
          {t("expiring", {
            points: grouped(info.expiring.points),
            day: formatDate(new Date(`${info.expiring.on}T05:00:00Z`), locale),
          })}
        </Alert>
      ) : null}
    </div>
  );
}
