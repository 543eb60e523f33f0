import { Button } from "#kit/web/actions/button.tsx";
import { QuantityStepper } from "#kit/web/forms/quantity-stepper.tsx";
import { useCartPageText } from "./cart-page-text.ts";
import type { ShownLine } from "./cart-state.ts";

type LineQuantityProps = { line: ShownLine; onChange: (quantity: number) => void };

/** How many of it (CA-01). The shop answers a number out of range with the limit it passes (CA-08 to CA-13). Without script the number is sent by a form; then one types it. */
export function LineQuantity({
  line: { lineId, productName: name, quantity, max, disabled },
  onChange,
}: LineQuantityProps) {
  const t = useCartPageText();
  const label = t("quantity", { name });
  return (
    <>
      <div className="noscript:hidden">
        <QuantityStepper
          label={label}
          decreaseLabel={t("less", { name })}
          increaseLabel={t("more", { name })}
          value={quantity}
          max={max}
          outOfRange="report"
          disabled={disabled}
          onChange={onChange}
        />
      </div>
      <form method="post" className="hidden gap-2 noscript:flex">
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="lineId" value={lineId} />
        <input
          type="number"
          name="quantity"
          aria-label={label}
          min={1}
          defaultValue={quantity}
          className="h-11 w-16 rounded-md border border-line-strong bg-surface text-center font-bold"
        />
        <Button type="submit" variant="secondary" size="sm">
          {t("update")}
        </Button>
      </form>
    </>
  );
}
