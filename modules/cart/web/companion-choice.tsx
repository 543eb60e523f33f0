import { Picture } from "#kit/web/content/picture.tsx";
import { Price } from "#kit/web/content/price.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { useCartText } from "./cart-text.ts";
import type { Companion } from "./companions.ts";

type CompanionChoiceProps = { companion: Companion; checked: boolean; onToggle: () => void };

/** One thing to tick: its picture, name and price. The whole row is the target. */
export function CompanionChoice({ companion: { key, item, image, before }, checked, onToggle }: CompanionChoiceProps) {
  const text = useCartText();
  const [path = "", version] = (image ?? "").split("?v=");
  return (
    <Checkbox
      name={key}
      checked={checked}
      onChange={onToggle}
      className="rounded-md border border-line bg-surface px-3 has-checked:border-brick has-checked:bg-brick-soft"
      label={
        <span className="flex items-center gap-3">
          {image ? (
            <Picture
              path={path}
              version={version}
              alt=""
              width={800}
              height={800}
              widths={[160]}
              sizes="64px"
              className="size-16 shrink-0 rounded-sm bg-sunken object-cover"
            />
          ) : null}
          <span className="grid min-w-0 gap-0.5">
            <span className="line-clamp-2 leading-snug font-bold">{item.name}</span>
            <Price
              current={item.price}
              original={before}
              currentLabel={text("price_now")}
              originalLabel={text("price_before")}
            />
          </span>
        </span>
      }
    />
  );
}
