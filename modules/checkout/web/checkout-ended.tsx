import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useCheckoutText } from "./checkout-text.ts";

type CheckoutEndedProps = { text: string; ordersPath: string };

/** Nothing can be changed here any more: what was said about it, and the ways on. */
export function CheckoutEnded({ text, ordersPath }: CheckoutEndedProps) {
  const t = useCheckoutText();
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <h1 className="sr-only">{t("title")}</h1>
      <EmptyState
        title={t("ended_title")}
        actions={
          <>
            <LinkButton to="/shop-cart">{t("back_to_cart")}</LinkButton>
            <LinkButton to={ordersPath} variant="secondary">
              {t("to_orders")}
            </LinkButton>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
