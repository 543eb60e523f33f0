import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useCheckoutText } from "./checkout-text.ts";

export type BeginButtonProps = {
  lineIds: readonly string[];
  /** The problem as a text; null when there is none. */
  blocked: string | null;
};

/** Where a cart's lines are taken into a checkout. */
const beginPath = "/checkout/begin";

/** From the cart to the checkout, by a plain form: it works before, and without, any script. */
export function BeginButton({ lineIds, blocked }: BeginButtonProps) {
  const t = useCheckoutText();
  return (
    <Form method="post" action={beginPath} className="grow">
      {lineIds.map((lineId) => (
        <input key={lineId} type="hidden" name="lineId" value={lineId} />
      ))}
      <Button type="submit" size="lg" block disabled={lineIds.length === 0 || blocked !== null}>
        {t("to_checkout")}
      </Button>
      {blocked ? <p className="mt-2 text-sm text-ink-soft">{blocked}</p> : null}
    </Form>
  );
}
