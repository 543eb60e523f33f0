import type { ReactNode, SubmitEvent } from "react";
import { useLocation } from "react-router";
import type { CartItem } from "./cart-item.ts";

/** Where the form goes while there is no script: the same addition, answered with a page. */
export const addPath = "/shop-cart/add";

type BuyFormProps = { item: CartItem; quantity: number; onBuy: () => void; children: ReactNode };

/** A form around the button, so that it works before and without script. */
export function BuyForm({ item, quantity, onBuy, children }: BuyFormProps) {
  const { pathname } = useLocation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onBuy();
  };
  return (
    <form method="post" action={addPath} onSubmit={submit}>
      <input type="hidden" name="productCode" value={item.productCode} />
      <input type="hidden" name="skuCode" value={item.skuCode} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="from" value={pathname} />
      {children}
    </form>
  );
}
