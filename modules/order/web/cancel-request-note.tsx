import { formatDateTime } from "#kit/core/date-format.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { RefundSums } from "./refund-sums.tsx";

type Request = OrderDetailModel["cancelRequests"][number];

/** The pending cancellation request; or, if it was the last event, the reason of its refusal. */
export function CancelRequestNote({ requests }: { requests: OrderDetailModel["cancelRequests"] }) {
  const t = useOrderText();
  const locale = useLocale();
  const last = requests.at(-1);
  if (last?.state === "open") {
    return (
      <Alert tone="info">
        <p className="font-bold">{t("asked_title")}</p>
        <Items items={last.items} />
        <p className="text-sm">{t("asked_until", { time: formatDateTime(new Date(last.decidesAt), locale) })}</p>
        {last.refund ? (
          <div className="mt-3">
            <p className="mb-2 text-sm font-bold">{t("expected_title")}</p>
            <RefundSums refund={last.refund} />
          </div>
        ) : null}
      </Alert>
    );
  }
  if (last?.state === "refused") {
    return (
      <Alert tone="warning">
        <p className="font-bold">{t("refused_title")}</p>
        <Items items={last.items} />
        {last.answer ? <p className="text-sm">{last.answer}</p> : null}
      </Alert>
    );
  }
  return null;
}

const Items = ({ items }: { items: Request["items"] }) => (
  <ul className="text-sm">
    {items.map(({ orderItemCode, skuName, count }) => (
      <li key={orderItemCode}>
        {count} × {skuName}
      </li>
    ))}
  </ul>
);
