import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminCouponUsesResult } from "./coupon-editor.graphql.gen.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

export type UsePage = AdminCouponUsesResult["adminCouponUses"];

const tones = { held: "sun", used: "court", givenBack: "neutral" } as const;
const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2";

/** The uses of the coupon: order, buyer, date and discount. */
export function UsesPanel({ found, year }: { found: UsePage; year: number }) {
  const t = useCouponEditorText();
  const { uses, total, page, pageSize } = found;
  return (
    <AdminPanel title={t("uses")}>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("uses_none")}</p>
      ) : (
        <table className="w-full border-collapse text-sm phone:block">
          <thead className="border-b border-line phone:hidden">
            <tr>
              <th className={head}>{t("use_order")}</th>
              <th className={head}>{t("use_buyer")}</th>
              <th className={head}>{t("use_state")}</th>
              <th className={head}>{t("use_date")}</th>
              <th className={`${head} text-right`}>{t("use_discount")}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line phone:block">
            {uses.map((use) => (
              <tr key={use.orderCode} className="phone:flex phone:flex-wrap phone:items-center">
                <td className={cell}>
                  {use.buyer === null ? (
                    use.orderCode
                  ) : (
                    <Link to={`/admin/orders/${encodeURIComponent(use.orderCode)}`} className="font-bold underline">
                      {use.orderCode}
                    </Link>
                  )}
                  {use.singleUseCode === null ? null : (
                    <span className="block font-mono text-xs break-all text-ink-soft">{use.singleUseCode}</span>
                  )}
                </td>
                <td className={cell}>{use.buyer ?? "–"}</td>
                <td className={cell}>
                  <Badge tone={tones[use.state as keyof typeof tones]}>
                    {t(`use_${use.state as keyof typeof tones}`)}
                  </Badge>
                </td>
                <td className={`${cell} tabular-nums`}>
                  <time dateTime={use.takenAt}>{shortTime(use.takenAt, year)}</time>
                </td>
                <td className={`${cell} text-right tabular-nums`}>{use.discount === null ? "–" : rp(use.discount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={(to) => `?uses=${to}`} />
    </AdminPanel>
  );
}
