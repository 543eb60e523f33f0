import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { ProductLine } from "#modules/catalogue/web/product-line.tsx";
import type { Companion } from "./companions.ts";

type CompanionChoiceProps = { companion: Companion; checked: boolean; onToggle: () => void };

/** One thing to tick: its picture, name and price. The whole row is the target. */
export function CompanionChoice({ companion: { key, item, image, before }, checked, onToggle }: CompanionChoiceProps) {
  return (
    <Checkbox
      name={key}
      checked={checked}
      onChange={onToggle}
      className="rounded-md border border-line bg-surface px-3 has-checked:border-brick has-checked:bg-brick-soft"
      label={<ProductLine name={item.name} image={image} price={item.price} before={before} />}
    />
  );
}
