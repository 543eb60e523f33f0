import { Button } from "#kit/web/actions/button.tsx";
import type { ButtonSize } from "#kit/web/actions/button-class.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import type { CartItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { usePress } from "./use-press.ts";

type QuickAddProps = {
  /** The SKU a card stands for; null when there is none. */
  item: CartItem | null;
  size?: ButtonSize;
};

/** The button below a card: one press, one piece. Sold out when its SKU is (PR-10). */
export function QuickAdd({ item, size = "sm" }: QuickAddProps) {
  const text = useCartText();
  const add = useAddToCart();
  const { state, press } = usePress(async () => item !== null && (await add(item)).ended === "added");
  if (item === null || item.stock <= 0) {
    return (
      <Button variant="secondary" size={size} block disabled>
        {text("sold_out")}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant={state === "added" ? "court" : "secondary"}
        size={size}
        block
        loading={state === "loading"}
        icon={state === "added" ? "check" : "plus"}
        onClick={press}
      >
        <span>
          {text(state === "added" ? "added" : "add")}
          <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {state === "added" ? text("added_notice", { name: item.name }) : ""}
      </span>
    </>
  );
}
