import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { currentVersion } from "../contract/consent-version.ts";
import { useConsentText } from "./consent-text.ts";
import { ConsentWording, type FormPurpose } from "./consent-wording.tsx";

type ConsentCheckboxProps = {
  /** Chooses the wording. The form submits its version, which is recorded. */
  purpose: FormPurpose;
  /** The field name; the default suits forms with one consent box. */
  name?: string;
  required?: boolean;
  /** Shows the error of a required box that was not ticked (CO-08). */
  missing: boolean;
  /** The initial state. Required boxes start unticked, because only an active choice is consent (D-21). */
  ticked?: boolean;
  onTick?: () => void;
};

/** The field's value is the wording version; absent when the box is not ticked. */
export const consentField = "consent";

export function ConsentCheckbox({
  purpose,
  name = consentField,
  required = true,
  missing,
  ticked = false,
  onTick,
}: ConsentCheckboxProps) {
  const t = useConsentText();
  return (
    <Checkbox
      name={name}
      value={currentVersion[purpose]}
      required={required}
      defaultChecked={ticked}
      error={missing ? t("consentRequired") : null}
      onChange={(event) => {
        if (event.currentTarget.checked) onTick?.();
      }}
      className="text-sm"
      label={<ConsentWording text={t(purpose, { privacy: "|privacy|", terms: "|terms|" })} />}
    />
  );
}
