import { formatDateTime } from "#kit/core/date-format.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { AdminSellerResult } from "./seller.graphql.gen.ts";
import { useSellerText } from "./seller-text.ts";

/** Who sold since when: an invoice names the seller of the moment its order was placed. */
export function SellerPeriods({ periods }: Pick<AdminSellerResult["adminSeller"], "periods">) {
  const t = useSellerText();
  const locale = useLocale();
  if (periods.length === 0) return null;
  return (
    <AdminPanel title={t("periods")}>
      <ol className="divide-y divide-line text-sm">
        {periods.map(({ from, name, taxId, vatPercent }) => (
          <li key={from} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
            <time dateTime={from} className="text-ink-soft tabular-nums">
              {t("since", { time: formatDateTime(new Date(from), locale) })}
            </time>
            <span className="font-semibold break-words">{name}</span>
            <span>NPWP {taxId}</span>
            <span>{t("percent", { percent: vatPercent })}</span>
          </li>
        ))}
      </ol>
    </AdminPanel>
  );
}
