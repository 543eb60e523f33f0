import type { RefObject } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { track } from "#modules/tracking/web/track.ts";
import { addToCartDocument } from "../add-to-cart.graphql.gen.ts";
import { useCartText } from "../cart-text.ts";
import { useCartPageText } from "./cart-page-text.ts";
import type { ShownLine } from "./cart-state.ts";
import type { CartStore } from "./cart-store.ts";
import { eventItem } from "./event-item.ts";

const undoStaysMs = 8_000;

/** Takes a line out, and puts it back when the shopper undoes it. */
export function useRemoval(store: CartStore, heading: RefObject<HTMLElement | null>) {
  const api = useApi();
  const toast = useToast();
  const text = useCartText();
  const t = useCartPageText();

  const putBack = async ({ productCode, skuCode, quantity, distributionType, pwp, activityCode }: ShownLine) => {
    const input = {
      productCode,
      skuCode,
      quantity,
      distributionType: distributionType || deliveryMethodCodes.homeDelivery,
    };
    const offer = pwp && activityCode ? { activityCode } : {};
    const reply = await api(addToCartDocument, { input: { ...input, ...offer } }).catch(() => null);
    const refusal = reply ? reply.addToCart.errorMessage : text("failed");
    if (!reply?.addToCart.data) toast({ kind: "error", text: refusal ?? text("failed") });
    await store.reload();
  };

  return async (line: ShownLine) => {
    // The button disappears with its line: keyboard focus moves to the top of the list.
    heading.current?.focus({ preventScroll: true });
    await store.remove(line.lineId);
    const stayed = store.state().cart.lines.some(({ lineId }) => lineId === line.lineId);
    if (stayed) return;
    track({ name: "remove_from_cart", items: [eventItem(line)] });
    const action = line.disabled ? undefined : { label: t("undo"), onSelect: () => void putBack(line) };
    toast({ text: t("removed", { name: line.productName }), duration: undoStaysMs, ...(action ? { action } : {}) });
  };
}
