import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { AddressEntry } from "./address-entry.tsx";
import { AddressLines } from "./address-part.tsx";
import { useCheckoutText } from "./checkout-text.ts";
import type { CheckoutState } from "./use-checkout.ts";

export type BillingPartProps = {
  checkout: CheckoutState;
  /** Another address is wanted, whether it is there yet or not. */
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
};

/** The invoice is sent to the delivery address, unless the shopper changes it: to another address, or to a company (CK-02). */
export function BillingPart({ checkout, wanted, onWanted }: BillingPartProps) {
  const t = useCheckoutText();
  const { billing, checkoutId } = checkout.view;
  const [form, setForm] = useState(false);
  const want = (next: boolean) => {
    onWanted(next);
    setForm(false);
    if (!next && billing !== null) void checkout.choose({ billingSame: true });
  };
  return (
    <div className="grid gap-4 border-t border-line pt-3">
      <Checkbox
        name="otherBilling"
        label={t("other_billing")}
        hint={t("other_billing_hint")}
        checked={wanted}
        onChange={(event) => want(event.currentTarget.checked)}
      />
      {wanted && billing !== null && !form ? (
        <div className="flex items-start gap-3 rounded-lg bg-sunken px-4 py-3">
          <AddressLines address={billing} />
          <Button variant="quiet" size="sm" className="shrink-0" onClick={() => setForm(true)}>
            {t("change")}
          </Button>
        </div>
      ) : null}
      {wanted && (billing === null || form) ? (
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-bold">{t("billing")}</legend>
          <AddressEntry
            draft={`checkoutBilling:${checkoutId}`}
            guest={null}
            known={billing}
            onSave={async (typed) => {
              const problem = await checkout.update({ billing: typed });
              if (problem === null) setForm(false);
              return problem;
            }}
          />
        </fieldset>
      ) : null}
    </div>
  );
}
