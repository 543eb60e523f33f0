import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminOrderModel } from "./order-model.ts";

const flags = ["AMOUNT_MISMATCH", "REVERSED_LATE", "REVERSED_AFTER_REFUND"] as const;

/** The flags that need staff; one without a text is shown by its code. */
const flagText = (t: ReturnType<typeof useAdminText>, flag: string): string => {
  const known = flags.find((one) => one === flag);
  return known ? t(`flag_${known}`) : flag;
};

/** Amounts, payment state, and refunds. */
export function OrderMoney({ order, year }: { order: AdminOrderModel; year: number }) {
  const t = useAdminText();
  const { totals, payment, refunds, refundedAmount } = order;
  const less = (amount: number) => (amount === 0 ? null : rp(-amount));
  return (
    <AdminPanel
      title={t("money")}
      end={
        payment.status ? (
          <Badge tone={payment.status === "paid" ? "court" : "neutral"}>
            {payment.status === "unpaid" && payment.channelCode === "COD"
              ? t("paid_onDelivery")
              : t(`paid_${payment.status as "paid"}`)}
          </Badge>
        ) : null
      }
    >
      <Facts
        facts={[
          [t("sum_goods"), rp(totals.goods)],
          [t("sum_discounts"), less(totals.discounts)],
          [t("sum_points"), less(totals.points)],
          [t("sum_freight"), rp(totals.freight)],
          [t("sum_fee"), totals.fee === 0 ? null : rp(totals.fee)],
          [t("sum_total"), <strong key="total">{rp(totals.total)}</strong>],
          [t("sum_refunded"), refundedAmount === 0 ? null : rp(refundedAmount)],
          [t("channel"), payment.channelName],
          [t("paid_at"), payment.paidAt ? shortTime(payment.paidAt, year) : null],
          [t("hold_until"), payment.holdUntil ? shortTime(payment.holdUntil, year) : null],
          [t("reference"), payment.reference],
          [t("flag"), payment.flag ? flagText(t, payment.flag) : null],
        ]}
      />
      {refunds.length > 0 ? (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {refunds.map((refund) => (
            <li key={refund.refundId} className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold tabular-nums">{rp(refund.amount)}</span>
              <span>{t(`refund_${refund.state as "done"}`)}</span>
              <span className="text-ink-soft">
                {shortTime(refund.doneAt ?? refund.requestedAt, year)}
                {refund.sentAs ? ` · ${refund.sentAs}` : ""}
                {refund.note ? ` · ${refund.note}` : ""}
                {refund.account ? ` · ${refund.account}` : ""}
                {refund.waitsForAccount ? ` · ${t("refund_waits_account")}` : ""}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </AdminPanel>
  );
}
