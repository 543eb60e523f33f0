import { Button } from "#kit/web/actions/button.tsx";
import type { ButtonSize } from "#kit/web/actions/button-class.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import type { CartItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { usePress } from "./use-press.ts";

type AddButtonProps = {
  /** What a press adds; null while nothing is chosen. */
  item: CartItem | null;
  size: ButtonSize;
};

/** One press, one piece; shows for three seconds that it is done (PR-09). */
export function AddButton({ item, size }: AddButtonProps) {
  const text = useCartText();
  const add = useAddToCart();
  const { state, press } = usePress(async () => item !== null && (await add(item)).ended === "added");
  return (
    <>
      <Button
        variant={state === "added" ? "court" : "secondary"}
        size={size}
        block
        disabled={item === null}
        loading={state === "loading"}
        icon={state === "added" ? "check" : "plus"}
        onClick={press}
      >
        <span>
          {text(state === "added" ? "added" : "add")}
          <VisuallyHidden>{` ${item?.name ?? ""}`}</VisuallyHidden>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {state === "added" && item ? text("added_notice", { name: item.name }) : ""}
      </span>
    </>
  );
}
