import { useNavigate } from "react-router";
import type { Placed } from "#modules/checkout/web/use-checkout.ts";
import { payOrderCodeKey } from "#modules/payment/contract/constants.ts";
import { pointsChanged } from "../club/own-points.ts";
import { miniCartCountDocument } from "../session/session.graphql.gen.ts";
import { useSessionKeeper } from "../session/session-provider.tsx";

/** After an order is placed: to the gateway's own page, or to ours that shows how to pay (PY-06, PY-16). */
export function useGoOnToPay() {
  const { api, store } = useSessionKeeper();
  const navigate = useNavigate();
  return ({ form, orderCode, vaNumber, totalAmount, paymentMethod }: Placed): void => {
    // Points that pay for it are set aside now.
    pointsChanged();
    localStorage.setItem(payOrderCodeKey, orderCode ?? "");
    if (form !== null) {
      window.location.assign(form);
      return;
    }
    // What was ordered has left the cart; a badge that is late to notice does no harm.
    api(miniCartCountDocument).then(
      ({ miniCartCount }) => store.setState({ miniCartCount }),
      () => undefined,
    );
    const query = new URLSearchParams({ order: orderCode ?? "", totalAmount: String(totalAmount ?? 0) });
    if (vaNumber !== null) query.set("vaNumber", vaNumber);
    if (paymentMethod !== null) query.set("paymentMethod", paymentMethod);
    // Back must not lead into a checkout that is over.
    void navigate(`/payment?${query}`, { replace: true });
  };
}
