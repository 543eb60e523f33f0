import { rp } from "#kit/core/format-rupiah.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import type { VariantItem } from "./cart-item.ts";
import { useCartText } from "./cart-text.ts";

type VariantSelectProps = {
  /** The attribute it is chosen of. */
  name: string;
  variants: readonly VariantItem[];
  /** The SKU that is chosen; empty while none is. */
  value: string;
  onChange: (skuCode: string) => void;
  /** Asks in one word, where a card has no room for more. */
  narrow?: boolean;
};

/** The sizes and colours of a product in a native select. Prices are shown where they differ. */
export function VariantSelect({ name, variants, value, onChange, narrow = false }: VariantSelectProps) {
  const text = useCartText();
  const differ = variants.some(({ price }) => price !== variants[0]?.price);
  return (
    <SelectBox
      aria-label={text("variant_of", { name })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        {text(narrow ? "variant_short" : "variant")}
      </option>
      {variants.map(({ skuCode, label, stock, price }) => (
        <option key={skuCode} value={skuCode} disabled={stock <= 0}>
          {[label, stock <= 0 ? text("sold_out") : differ ? rp(price) : ""].filter((part) => part !== "").join(" – ")}
        </option>
      ))}
    </SelectBox>
  );
}
