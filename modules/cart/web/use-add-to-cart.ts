import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { track } from "#modules/tracking/web/track.ts";
import { useCartHost } from "./cart-host.ts";
import type { CartItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";
import { type Addition, type AddOutcome, putInCart } from "./put-in-cart.ts";

const refusalStaysMs = 6_000;

/** `const add = useAddToCart(); const { ended } = await add(item);` The badge follows, and a failure is shown. */
export function useAddToCart(): (item: CartItem, addition?: Addition) => Promise<AddOutcome> {
  const api = useApi();
  const { ready, showCount } = useCartHost();
  const toast = useToast();
  const text = useCartText();
  return async (item, addition = {}) => {
    const outcome = await putInCart({ api, ready }, item, addition);
    if (outcome.ended === "added") {
      showCount(outcome.pieces);
      const { productCode: code, skuCode: variant, name, brand, price } = item;
      track({ name: "add_to_cart", items: [{ code, variant, name, brand, price, quantity: addition.quantity ?? 1 }] });
    } else {
      const lost = navigator.onLine ? "failed" : "offline";
      const message = outcome.ended === "refused" ? outcome.text : text(lost);
      toast({ kind: "error", text: message, duration: refusalStaysMs });
    }
    return outcome;
  };
}
