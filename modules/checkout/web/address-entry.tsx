import { Button } from "#kit/web/actions/button.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import {
  type AddressInput,
  addressSchema,
  type GuestAddressInput,
  guestAddressSchema,
} from "#modules/address-book/contract/address.ts";
import { AddressFields } from "#modules/address-book/web/address-fields.tsx";
import type { CheckoutAddress } from "../contract/delivery.ts";
import type { UpdateCheckoutInput } from "./checkout.graphql.gen.ts";
import { useCheckoutText } from "./checkout-text.ts";

export type AddressEntryProps = {
  guest: boolean;
  known: CheckoutAddress | null;
  email: string;
  /** Answers what is wrong; null when it is kept. */
  onSave: (input: Omit<UpdateCheckoutInput, "checkoutId">) => Promise<string | null>;
};

const guestSchema = guestAddressSchema();

/** A form for this order alone. Couriers are asked once it is sent. */
export function AddressEntry({ guest, known, email, onSave }: AddressEntryProps) {
  const t = useCheckoutText();
  const { submit, sending, problems, field } = useCheckedForm({
    schema: guest ? guestSchema : addressSchema,
    async send(typed: AddressInput | GuestAddressInput) {
      const { isDefault, ...address } = { isDefault: false, ...typed };
      const problem = await onSave({ address });
      return problem === null ? null : { "": problem };
    },
  });
  const whole = problems[""];
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AddressFields
        field={field}
        initial={initialOf(known)}
        guest={guest ? { email: known?.email ?? email } : undefined}
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

/** What the fields begin with. The area is chosen anew: only its names are known here. */
const initialOf = (known: CheckoutAddress | null) =>
  known === null
    ? {}
    : {
        recipientFirstName: known.firstName,
        recipientLastName: known.lastName,
        recipientMobile: known.mobile,
        address1: known.address1,
        zipCode: known.zipCode,
      };
