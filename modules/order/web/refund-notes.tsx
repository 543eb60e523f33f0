import { formatDate } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { type OrderDetailModel, refundText } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { RefundAccountForm } from "./refund-account-form.tsx";

type Refund = OrderDetailModel["refunds"][number];

const tones = {
  review: "sun",
  declined: "neutral",
  accountNeeded: "danger",
  accountDeclined: "danger",
  underWay: "sun",
  sent: "court",
  withdrawn: "neutral",
} as const;

/** Refunds of the order: reason, state, and missing data. "Refunded" is shown only once it is sent. */
export function RefundNotes({ order }: { order: OrderDetailModel }) {
  const t = useOrderText();
  const { refunds, refundAccount } = order;
  if (refunds.length === 0 && !refundAccount?.needed) return null;
  const declined = refunds.find(({ step }) => step === "accountDeclined");
  return (
    <TitledCard title={t("refunds")} icon="undo-2">
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <Entry
            key={`${refund.reason} ${refund.time} ${refund.amount}`}
            refund={refund}
            isOpen={order.orderStatus === orderStatusCodes.awaitingPayment}
          />
        ))}
      </ul>
      {refundAccount?.needed ? (
        <div className={refunds.length === 0 ? "" : "mt-4 border-t border-line pt-4"}>
          <RefundAccountForm
            orderCode={order.orderCode}
            problem={declined?.note ?? null}
            showsReason={!refunds.some(({ step }) => step === "accountNeeded" || step === "accountDeclined")}
          />
        </div>
      ) : null}
    </TitledCard>
  );
}

function Entry({ refund, isOpen }: { refund: Refund; isOpen: boolean }) {
  const t = useOrderText();
  const locale = useLocale();
  const text = refundText(refund, isOpen);
  const values = { amount: rp(refund.amount), account: refund.account ?? "", note: refund.note ?? "" };
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg font-extrabold tabular-nums">{rp(refund.amount)}</strong>
        <Badge tone={tones[refund.step as keyof typeof tones] ?? "neutral"}>{t(text.badge)}</Badge>
        <time dateTime={refund.time} className="text-sm text-ink-soft">
          {formatDate(new Date(refund.time), locale)}
        </time>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(text.reason, values)}</p>
      <p className="mt-1 text-sm break-words">{t(text.state, values)}</p>
    </li>
  );
}
