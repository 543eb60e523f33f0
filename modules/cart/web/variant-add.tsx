import { useEffect, useRef, useState } from "react";
import type { ButtonSize } from "#kit/web/actions/button-class.ts";
import { AddButton } from "./add-button.tsx";
import type { VariantItem } from "./cart-item.ts";
import { VariantSelect } from "./variant-select.tsx";

type VariantAddProps = { name: string; variants: readonly VariantItem[]; size: ButtonSize };

/** Asks for the size or colour, then adds it: only a chosen variant is put into the cart. */
export function VariantAdd({ name, variants, size }: VariantAddProps) {
  const [skuCode, setSkuCode] = useState("");
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the keyboard goes on with the question.
  useEffect(() => place.current?.querySelector("select")?.focus(), []);
  return (
    <div ref={place} className="grid gap-2">
      <VariantSelect name={name} variants={variants} value={skuCode} onChange={setSkuCode} narrow />
      <AddButton item={variants.find((variant) => variant.skuCode === skuCode) ?? null} size={size} />
    </div>
  );
}
