import { Button } from "#kit/web/actions/button.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { type FormDraft, useFormDraft } from "#kit/web/forms/use-form-draft.ts";
import {
  type AddressInput,
  addressSchema,
  type GuestAddressInput,
  guestAddressSchema,
} from "#modules/address-book/contract/address.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { corporateType, personalType } from "#modules/address-book/contract/constants.ts";
import { AddressFields } from "#modules/address-book/web/address-fields.tsx";
import type { CheckoutAddress } from "../contract/delivery.ts";
import type { CheckoutAddressInput } from "./checkout.graphql.gen.ts";
import { useCheckoutText } from "./checkout-text.ts";

export type AddressEntryProps = {
  /** The storage key of the draft until it is sent, so that it survives a reload. */
  draft: string;
  /** Guests enter an e-mail address, too. */
  guest: { readonly email: string } | null;
  known: CheckoutAddress | null;
  /** Returns the error; null when it is saved. */
  onSave: (address: CheckoutAddressInput) => Promise<string | null>;
};

const guestSchema = guestAddressSchema();

/** A form for this order alone. Couriers are asked once it is sent. */
export function AddressEntry({ draft: name, guest, known, onSave }: AddressEntryProps) {
  const t = useCheckoutText();
  const { draft, draftKey, keep, note, forget } = useFormDraft(name);
  const { submit, sending, problems, field } = useCheckedForm({
    schema: guest ? guestSchema : addressSchema,
    async send(typed: AddressInput | GuestAddressInput) {
      const { isDefault, ...address } = { isDefault: false, ...typed };
      const problem = await onSave(address);
      if (problem === null) forget();
      return problem === null ? null : { "": problem };
    },
  });
  const whole = problems[""];
  return (
    <form noValidate onSubmit={submit} onInput={keep} className="grid gap-5">
      <AddressFields
        key={draftKey}
        field={field}
        initial={draft ?? initialOf(known)}
        guest={guest ? { email: draft?.recipientEmail ?? known?.email ?? guest.email } : undefined}
        onArea={(area) => note(draftOf(area))}
      />
      {whole ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {whole}
        </p>
      ) : null}
      <Button type="submit" variant="secondary" loading={sending}>
        {t("use_address")}
      </Button>
    </form>
  );
}

const noArea: Area = { state: "", stateName: "", city: "", cityName: "", district: "", districtName: "" };
const draftOf = (area: Area | null): FormDraft => ({ ...(area ?? noArea) });

/** Initial values of the fields. */
const initialOf = (known: CheckoutAddress | null) =>
  known === null
    ? {}
    : {
        ...known.area,
        type: known.company ? corporateType : personalType,
        companyName: known.company?.name ?? "",
        taxId: known.company?.taxId ?? "",
        recipientFirstName: known.firstName,
        recipientLastName: known.lastName,
        recipientMobile: known.mobile,
        address1: known.address1,
        zipCode: known.zipCode,
      };
