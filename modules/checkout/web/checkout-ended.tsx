import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useCheckoutText } from "./checkout-text.ts";

type CheckoutEndedProps = {
  text: string;
  ordersPath: string;
  /** Where whoever has lost their session gets it back; null for everybody else. */
  loginPath?: string | null;
};

/** Nothing can be changed here any more: what was said about it, and the ways on. */
export function CheckoutEnded({ text, ordersPath, loginPath = null }: CheckoutEndedProps) {
  const t = useCheckoutText();
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <h1 className="sr-only">{t("title")}</h1>
      <EmptyState
        title={t("ended_title")}
        actions={
          <>
            {loginPath === null ? null : <LinkButton to={loginPath}>{t("ended_sign_in")}</LinkButton>}
            <LinkButton to="/shop-cart" variant={loginPath === null ? "primary" : "secondary"}>
              {t("back_to_cart")}
            </LinkButton>
            {loginPath === null ? (
              <LinkButton to={ordersPath} variant="secondary">
                {t("to_orders")}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
