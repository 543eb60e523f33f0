import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { usePaymentText } from "./payment-text.ts";

/** There is no such payment, or it is another's: both look the same. */
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

/** The server knows of no such payment, and the browser is still being asked what it has ordered last. */
export function PaymentSought({ ordersPath }: { ordersPath: string }) {
  const t = usePaymentText();
  return (
    <EmptyState title={t("checkingTitle")} actions={<LinkButton to={ordersPath}>{t("toOrders")}</LinkButton>}>
      <p>{t("checkingText")}</p>
    </EmptyState>
  );
}
