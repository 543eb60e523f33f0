import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { ProductLine } from "#modules/catalogue/web/product-line.tsx";
import { type Companion, chosenItem } from "./companions.ts";
import { VariantSelect } from "./variant-select.tsx";

type CompanionChoiceProps = {
  companion: Companion;
  checked: boolean;
  /** The size or colour that was chosen; empty while none is. */
  skuCode: string;
  onToggle: () => void;
  onSku: (skuCode: string) => void;
};

/** One thing to tick: its picture, name and price. The whole row is the target; once ticked it asks for size or colour. */
export function CompanionChoice({ companion, checked, skuCode, onToggle, onSku }: CompanionChoiceProps) {
  const { key, item, image, before, variants } = companion;
  const chosen = chosenItem(companion, new Map([[key, skuCode]]));
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface px-3 has-checked:border-brick has-checked:bg-brick-soft">
      <Checkbox
        name={key}
        checked={checked}
        onChange={onToggle}
        label={
          <ProductLine
            name={item.name}
            image={image}
            price={(chosen ?? item).price}
            before={(chosen ?? item).price === item.price ? before : null}
          />
        }
      />
      {checked && variants.length > 1 ? (
        <div className="pb-3">
          <VariantSelect name={item.name} variants={variants} value={skuCode} onChange={onSku} />
        </div>
      ) : null}
    </div>
  );
}
