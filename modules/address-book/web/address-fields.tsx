import { useState } from "react";
import { longestPhoneText, nationalPart } from "#kit/core/mobile-number.ts";
import { unknownZip } from "#kit/core/zip-code.ts";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import type { Area } from "../contract/area.ts";
import {
  corporateType,
  maxAddressLineLength,
  maxCompanyNameLength,
  maxNameLength,
  personalType,
} from "../contract/constants.ts";
import { type AddressModel, isCorporate } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";
import { AreaField } from "./area-field.tsx";
import type { FieldOf } from "./field-of.ts";

export type AddressFieldsProps = {
  /** From `useCheckedForm` with `addressSchema` or `guestAddressSchema`. */
  field: FieldOf;
  initial?: Partial<AddressModel> | undefined;
  /** Adds the e-mail field for guests, with its initial value. */
  guest?: { readonly email: string } | undefined;
  onArea?: ((area: Area | null) => void) | undefined;
};

/** The fields of an address; the company fields appear on demand. */
export function AddressFields({ field, initial = {}, guest, onArea }: AddressFieldsProps) {
  const t = useAddressText();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <TextField
          {...field("recipientFirstName")}
          label={t("first_name")}
          kind="given-name"
          defaultValue={initial.recipientFirstName}
          maxLength={maxNameLength}
          enterKeyHint="next"
          required
        />
        <TextField
          {...field("recipientLastName")}
          label={t("last_name")}
          kind="family-name"
          defaultValue={initial.recipientLastName}
          maxLength={maxNameLength}
          enterKeyHint="next"
          required
        />
      </div>
      <PhoneField
        {...field("recipientMobile")}
        label={t("mobile")}
        hint={t("mobile_hint")}
        defaultValue={initial.recipientMobile ? nationalPart(initial.recipientMobile) : undefined}
        maxLength={longestPhoneText}
        enterKeyHint="next"
        required
      />
      {guest ? (
        <TextField
          {...field("recipientEmail")}
          label={t("email")}
          kind="email"
          defaultValue={guest.email}
          enterKeyHint="next"
          required
        />
      ) : null}
      <AreaField field={field} initial={areaIn(initial)} onArea={onArea} />
      <TextField
        {...field("address1")}
        label={t("line")}
        hint={t("line_hint")}
        kind="address-line"
        defaultValue={initial.address1}
        maxLength={maxAddressLineLength}
        enterKeyHint="next"
        required
      />
      <TextField
        {...field("zipCode")}
        label={t("zip")}
        optional={t("optional")}
        kind="postal-code"
        defaultValue={initial.zipCode === unknownZip ? "" : initial.zipCode}
        placeholder={unknownZip}
        maxLength={5}
        className="max-w-36"
        enterKeyHint="done"
      />
      <CompanyPart field={field} initial={initial} />
    </>
  );
}

function CompanyPart({ field, initial }: { field: FieldOf; initial: Partial<AddressModel> }) {
  const t = useAddressText();
  const [corporate, setCorporate] = useState(initial.type !== undefined && isCorporate({ type: initial.type }));
  return (
    <div className="grid gap-4">
      <input type="hidden" name="type" value={corporate ? corporateType : personalType} />
      <Checkbox
        name="corporate"
        label={t("corporate")}
        hint={t("corporate_hint")}
        checked={corporate}
        onChange={(event) => setCorporate(event.currentTarget.checked)}
      />
      {corporate ? (
        <div className="grid gap-5 border-l-4 border-line pl-4">
          <TextField
            {...field("companyName")}
            label={t("company")}
            kind="company"
            defaultValue={initial.companyName ?? ""}
            maxLength={maxCompanyNameLength}
            enterKeyHint="next"
            required
          />
          <TextField
            {...field("taxId")}
            label={t("tax_id")}
            hint={t("tax_id_hint")}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={initial.taxId ?? ""}
            maxLength={24}
            required
          />
        </div>
      ) : null}
    </div>
  );
}

/** The initial area; null when it is incomplete. */
function areaIn(initial: Partial<AddressModel>): Area | null {
  const { state, stateName, city, cityName, district, districtName } = initial;
  if (!state || !city || !district) return null;
  return {
    state,
    city,
    district,
    stateName: stateName ?? "",
    cityName: cityName ?? "",
    districtName: districtName ?? "",
  };
}
