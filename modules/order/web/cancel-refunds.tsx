import { formatDateTime } from "#kit/core/date-format.ts";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { RefundSums } from "./refund-sums.tsx";

/** What went back for items that were cancelled, and why it was not more. */
export function CancelRefunds({ requests }: { requests: OrderDetailModel["cancelRequests"] }) {
  const t = useOrderText();
  const locale = useLocale();
  const given = requests.flatMap(({ state, refund, ...request }) =>
    state === "approved" && refund ? [{ ...request, refund }] : [],
  );
  if (given.length === 0) return null;
  return (
    <TitledCard title={t("refunds_title")} icon="receipt">
      <ul className="grid gap-5">
        {given.map(({ requestId, decidedAt, items, refund }) => (
          <li key={requestId}>
            {decidedAt ? (
              <p className="text-sm text-ink-soft">
                {t("refund_on", { time: formatDateTime(new Date(decidedAt), locale) })}
              </p>
            ) : null}
            <ul className="mb-2 text-sm">
              {items.map(({ orderItemCode, skuName, count }) => (
                <li key={orderItemCode}>
                  {count} × {skuName}
                </li>
              ))}
            </ul>
            <RefundSums refund={refund} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
