import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { type AddressInput, addressSchema } from "../contract/address.ts";
import { AddressFields } from "./address-fields.tsx";
import type { AddressModel } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";

export type AddressFormProps = {
  /** The address to change; left out for a new one. */
  address?: AddressModel | undefined;
  /** The member's name and number, as initial values of a new address. */
  recipient?: Partial<AddressModel> | undefined;
  /** The first address is always the default, so the checkbox is hidden. */
  first: boolean;
  /** Saves a valid address; returns the problems by field, or null. */
  onSave: (address: AddressInput) => Promise<Readonly<Record<string, string>> | null>;
};

/** Adds or changes an address of a member. */
export function AddressForm({ address, recipient, first, onSave }: AddressFormProps) {
  const t = useAddressText();
  const { submit, sending, problems, field } = useCheckedForm({ schema: addressSchema, send: onSave });
  const generalProblem = problems[""];
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AddressFields field={field} initial={address ?? recipient} />
      {first ? null : (
        <Checkbox
          name="isDefault"
          label={t("make_default")}
          // There is always one default: it changes only when another address becomes it.
          defaultChecked={address?.isDefault ?? false}
          disabled={address?.isDefault ?? false}
        />
      )}
      {generalProblem ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {generalProblem}
        </p>
      ) : null}
      <Button type="submit" size="lg" loading={sending}>
        {t("save")}
      </Button>
    </form>
  );
}
