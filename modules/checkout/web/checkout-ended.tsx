import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useCheckoutText } from "./checkout-text.ts";

type CheckoutEndedProps = {
  text: string;
  ordersPath: string;
  /** It replaces the checkout: focus and scroll position start at the top. */
  appeared?: boolean;
};

// One function for all renders: React calls it once, when the heading appears.
const beginHere = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true });
  if (heading) scrollTo(0, 0);
};

/** Nothing can be changed here any more: the reason, and the next links. */
export function CheckoutEnded({ text, ordersPath, appeared = false }: CheckoutEndedProps) {
  const t = useCheckoutText();
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <h1 ref={appeared ? beginHere : null} tabIndex={-1} className="sr-only">
        {t("title")}
      </h1>
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
