import { Badge } from "#kit/web/feedback/badge.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { QuantityStepper } from "#kit/web/forms/quantity-stepper.tsx";
import { ProductPicture } from "#modules/order/web/product-picture.tsx";
import type { Chosen, ReturnableLineModel } from "./return-model.ts";
import { useReturnText } from "./return-text.ts";

type ReturnItemsProps = {
  lines: readonly ReturnableLineModel[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  error: string | null;
};

/** The lines to return with quantities. A line that cannot be returned shows the reason. */
export function ReturnItems({ lines, chosen, onChange, error }: ReturnItemsProps) {
  const t = useReturnText();
  const set = (number: number, quantity: number) => {
    const { [number]: _before, ...others } = chosen;
    onChange(quantity > 0 ? { ...others, [number]: quantity } : others);
  };
  return (
    <fieldset aria-describedby={error ? "items-error" : undefined}>
      <legend className="sr-only">{t("items")}</legend>
      <FieldError id="items-error" error={error} />
      <ul className="divide-y divide-line">
        {lines.map((line, number) => (
          <li key={line.orderItemCode} className="flex gap-3 py-4 first:pt-1 last:pb-0">
            <ProductPicture path={line.image} />
            <div className="min-w-0 grow">
              <Checkbox
                name={`line-${number}`}
                data-speaks-for="items"
                checked={chosen[number] !== undefined}
                disabled={line.returnable === 0}
                onChange={({ currentTarget }) => set(number, currentTarget.checked ? line.returnable : 0)}
                label={<Name line={line} />}
              />
              {chosen[number] !== undefined && line.returnable > 1 ? (
                <div className="flex flex-wrap items-center gap-3 pl-9">
                  <QuantityStepper
                    label={t("pieces", { name: line.skuName })}
                    decreaseLabel={t("fewer")}
                    increaseLabel={t("more")}
                    value={chosen[number]}
                    max={line.returnable}
                    onChange={(quantity) => set(number, quantity)}
                  />
                  <span className="text-sm text-ink-soft tabular-nums">
                    {t("of_pieces", { count: line.returnable })}
                  </span>
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Name({ line }: { line: ReturnableLineModel }) {
  const t = useReturnText();
  const note =
    line.returnable === 0
      ? t("line_gone")
      : line.restriction === "HYGIENE"
        ? t("line_hygiene")
        : line.restriction
          ? t("line_flash")
          : "";
  return (
    <>
      <span className="block font-bold break-words">{line.skuName}</span>
      {line.attributes.length > 0 ? (
        <span className="block text-sm text-ink-soft">
          {line.attributes.map(({ key, value }) => `${key}: ${value}`).join(" · ")}
        </span>
      ) : null}
      {line.isGift ? <Badge tone="sun">{t("gift")}</Badge> : null}
      {note === "" ? null : <span className="block text-sm text-ink-soft">{note}</span>}
    </>
  );
}
