import { rp } from "#kit/core/format-rupiah.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { denominations } from "../contract/cash-count.ts";
import { type CashDayModel, signedRp } from "./cash-model.ts";
import { useCashText } from "./cash-text.ts";

/** What was counted when the day was closed; on paper with lines for signatures. */
export function ClosedCount({ day, year }: { day: CashDayModel; year: number }) {
  const t = useCashText();
  const pieces = denominations
    .map((value, at) => ({ value, count: day.pieces?.[at] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <AdminPanel title={t("counted_title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{t("counted_title")}</caption>
          <tbody className="divide-y divide-line">
            {pieces.map(({ value, count }) => (
              <tr key={value}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {count} × {rp(value)}
                </th>
                <td className="py-1.5 text-right">{rp(value * count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Facts
          facts={[
            [t("counted"), rp(day.counted ?? 0)],
            [t("expected"), rp(day.expected)],
            [t("difference"), signedRp(day.difference ?? 0)],
            [t("reason"), day.reason],
            [t("closed_by"), day.closedBy],
            [t("closed_at"), day.closedAt ? shortTime(day.closedAt, year) : null],
          ]}
        />
      </div>
      <div className="mt-12 hidden grid-cols-2 gap-8 text-xs print:grid" aria-hidden="true">
        <p className="border-t border-line-strong pt-1">{t("signed_by")}</p>
        <p className="border-t border-line-strong pt-1">{t("checked_by")}</p>
      </div>
    </AdminPanel>
  );
}
