import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useAccountText } from "../account-text.ts";
import { type OpenOrder, useAccountCalls } from "./use-account-calls.ts";

const reasons = {
  UNPAID: "open_unpaid",
  ON_ITS_WAY: "open_on_its_way",
  RETURN_OPEN: "open_return",
  REFUND_OPEN: "open_refund",
} as const;

const isKnown = (reason: string): reason is keyof typeof reasons => reason in reasons;

type OpenOrdersProps = { orders: readonly OpenOrder[]; onCancelled: (orderCode: string) => void };

/** The orders that prevent deletion, each with a link; unpaid ones can be cancelled here. */
export function OpenOrders({ orders, onCancelled }: OpenOrdersProps) {
  const t = useAccountText();
  const { cancelOrder } = useAccountCalls();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async (orderCode: string) => {
    setBusy(orderCode);
    const wrong = await cancelOrder(orderCode);
    setBusy(null);
    setProblem(wrong);
    if (wrong === null) onCancelled(orderCode);
  };
  if (orders.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p>{t("open_orders_text")}</p>
      <ul className="grid gap-3">
        {orders.map(({ orderCode, reason }) => (
          <li key={orderCode} className="flex flex-wrap items-center gap-3">
            <LinkButton to={`/account/order/detail/${orderCode}`} variant="secondary">
              {t("open_order", { code: orderCode })}
            </LinkButton>
            <span className="text-sm text-ink-soft">{isKnown(reason) ? t(reasons[reason]) : null}</span>
            {reason === "UNPAID" ? (
              <Button variant="danger" loading={busy === orderCode} onClick={() => cancel(orderCode)}>
                {t("open_cancel", { code: orderCode })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problem === null ? null : (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
