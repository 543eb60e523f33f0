import { type ComponentProps, type ComponentType, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import type { ButtonSize } from "#kit/web/actions/button-class.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { AddButton } from "./add-button.tsx";
import type { CartItem, VariantItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";

type QuickAddProps = {
  /** The SKU of a card; null when there is none. */
  item: CartItem | null;
  /** Its sizes and colours: with several of them a press asks which one. */
  variants?: readonly VariantItem[];
  size?: ButtonSize;
};

/** The button below a card: one press, one piece. Sold out when its SKU is, or all of its sizes and colours are (PR-10). */
export function QuickAdd({ item, variants = [], size = "sm" }: QuickAddProps) {
  const text = useCartText();
  const several = variants.length > 1;
  if (item === null || (several ? variants.every(({ stock }) => stock <= 0) : item.stock <= 0)) {
    return (
      <Button variant="secondary" size={size} block disabled>
        {text("sold_out")}
      </Button>
    );
  }
  return several ? <Choose name={item.name} variants={variants} size={size} /> : <AddButton item={item} size={size} />;
}

type ChooseProps = ComponentProps<typeof import("./variant-add.tsx").VariantAdd>;

/** Asks which size or colour; the question is loaded when the shopper opens it. */
function Choose(props: ChooseProps) {
  const text = useCartText();
  const toast = useToast();
  const [VariantAdd, setVariantAdd] = useState<ComponentType<ChooseProps> | null>(null);
  if (VariantAdd) return <VariantAdd {...props} />;
  const open = () =>
    import("./variant-add.tsx").then(
      (file) => setVariantAdd(() => file.VariantAdd),
      () => toast({ kind: "error", text: text("failed") }),
    );
  return (
    <Button variant="secondary" size={props.size} block onClick={() => void open()}>
      <span>
        {text("choose")}
        <VisuallyHidden>{` ${props.name}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
