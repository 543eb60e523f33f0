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
  /** Who the member is, to begin a first address with. */
  recipient?: Partial<AddressModel> | undefined;
  /** The first address is the default without asking. */
  first: boolean;
  /** Saves what passed; answers what the server finds wrong, by field, or null. */
  onSave: (address: AddressInput) => Promise<Readonly<Record<string, string>> | null>;
};

/** Adds or changes an address of a member's book. */
export function AddressForm({ address, recipient, first, onSave }: AddressFormProps) {
  const t = useAddressText();
  const { submit, sending, problems, field } = useCheckedForm({ schema: addressSchema, send: onSave });
  const whole = problems[""];
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AddressFields field={field} initial={address ?? recipient} />
      {first ? null : (
        <Checkbox
          name="isDefault"
          label={t("make_default")}
          // The default stays the default until another is: unticking it would leave none.
          defaultChecked={address?.isDefault ?? false}
          disabled={address?.isDefault ?? false}
        />
      )}
      {whole ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {whole}
        </p>
      ) : null}
      <Button type="submit" size="lg" loading={sending}>
        {t("save")}
      </Button>
    </form>
  );
}
