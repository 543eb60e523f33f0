import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { areaLine } from "#modules/address-book/contract/area.ts";
import type { CheckoutAddress } from "../contract/delivery.ts";
import { AddressEntry } from "./address-entry.tsx";
import { useCheckoutText } from "./checkout-text.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** An address of the member's book, as a choice. */
export type KnownAddress = { readonly code: string; readonly title: string; readonly text: string };

export type AddressPartProps = {
  checkout: CheckoutState;
  address: CheckoutAddress | null;
  addressCode: string | null;
  book: readonly KnownAddress[];
  /** The e-mail address a guest gave before the checkout; may be empty. */
  email: string;
};

const typing = "typing";

/** Where it goes: one of the member's own addresses, the one that was typed, or a form (CK-02). */
export function AddressPart({ checkout, address, addressCode, book, email }: AddressPartProps) {
  const t = useCheckoutText();
  const [form, setForm] = useState(address === null && book.length === 0);
  const save = async (input: Parameters<CheckoutState["update"]>[0]) => {
    const problem = await checkout.update(input);
    if (problem === null) setForm(false);
    return problem;
  };
  return (
    <>
      {book.length > 0 ? (
        <RadioGroup
          tiles
          legend={t("address")}
          hideLegend
          name="addressCode"
          value={form ? typing : (addressCode ?? typing)}
          onChange={(code) => {
            setForm(code === typing);
            if (code !== typing) void checkout.choose({ addressCode: code });
          }}
          options={[
            ...book.map(({ code, title, text }) => ({ value: code, label: title, description: text })),
            { value: typing, label: t("other_address") },
          ]}
        />
      ) : null}
      {address !== null && addressCode === null && !form ? (
        <div className="flex items-start gap-3 rounded-lg bg-sunken px-4 py-3">
          <AddressLines address={address} />
          <Button variant="quiet" size="sm" className="shrink-0" onClick={() => setForm(true)}>
            {t("change")}
          </Button>
        </div>
      ) : null}
      {form ? (
        <AddressEntry
          draft={`checkoutAddress:${checkout.view.checkoutId}`}
          guest={checkout.view.isGuest ? { email } : null}
          known={addressCode === null ? address : null}
          onSave={(typed) => save({ address: typed })}
        />
      ) : null}
    </>
  );
}

/** An address in the order of a parcel label: district, city, province, then the postcode (CK-18). */
export function AddressLines({ address }: { address: CheckoutAddress }) {
  return (
    <address className="min-w-0 grow text-sm not-italic">
      <span className="block font-bold">
        {address.firstName} {address.lastName}
      </span>
      <span className="block">{address.mobile}</span>
      {address.email ? <span className="block break-all">{address.email}</span> : null}
      <span className="mt-1 block text-ink-soft">
        {address.address1}
        <br />
        {areaLine({ ...address.area, zipCode: address.zipCode })}
      </span>
      {address.company ? (
        <span className="block text-ink-soft">
          {address.company.name}, NPWP {address.company.taxId}
        </span>
      ) : null}
    </address>
  );
}
