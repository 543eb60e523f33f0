import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { usePaymentText } from "./payment-text.ts";

/** Shown for a missing payment and for another shopper's: both look the same. */
export function PaymentMissing({ ordersPath }: { ordersPath: string }) {
  const t = usePaymentText();
  return (
    <EmptyState
      title={t("missingTitle")}
      actions={
        <>
          <LinkButton to={ordersPath}>{t("toOrders")}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t("continueShopping")}
          </LinkButton>
        </>
      }
    >
      <p>{t("missingText")}</p>
    </EmptyState>
  );
}

/** Shown while the page reads the last order's code from the browser's storage. */
export function PaymentSought({ ordersPath }: { ordersPath: string }) {
  const t = usePaymentText();
  return (
    <EmptyState title={t("checkingTitle")} actions={<LinkButton to={ordersPath}>{t("toOrders")}</LinkButton>}>
      <p>{t("checkingText")}</p>
    </EmptyState>
  );
}
