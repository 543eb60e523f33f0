import { Button } from "#kit/web/actions/button.tsx";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useCartText } from "../cart-text.ts";
import type { Companion } from "../companions.ts";
import { useAddToCart } from "../use-add-to-cart.ts";
import { usePress } from "../use-press.ts";

/** Puts something into the cart at the price of its offer. */
export function OfferButton({ companion: { item, activityCode } }: { companion: Companion }) {
  const text = useCartText();
  const add = useAddToCart();
  const { state, press } = usePress(
    async () => (await add(item, activityCode === null ? {} : { activityCode })).ended === "added",
  );
  return (
    <Button
      variant={state === "added" ? "court" : "secondary"}
      size="sm"
      icon={state === "added" ? "check" : "plus"}
      loading={state === "loading"}
      className="noscript:hidden"
      onClick={press}
    >
      <span>
        {text(state === "added" ? "added" : "add")}
        <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
