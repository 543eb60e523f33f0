import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { currentVersion } from "../contract/consent-version.ts";
import { useConsentText } from "./consent-text.ts";
import { ConsentWording, type FormPurpose } from "./consent-wording.tsx";

type ConsentCheckboxProps = {
  /** The wording beside the box. What is sent is its version, so that the ledger knows what was read. */
  purpose: FormPurpose;
  /** Of the field in its form; a form with one box needs no other. */
  name?: string;
  /** False for a box that may stay empty. */
  required?: boolean;
  /** It was needed and not ticked (CO-08). */
  missing: boolean;
  /** How it starts. What somebody must agree to starts empty: only a box they tick themselves is consent (D-21). */
  ticked?: boolean;
  onTick?: () => void;
};

/** Names the field in a form; its value is the version of the wording, and absent when the box is not ticked. */
export const consentField = "consent";

/** The box that forms share. */
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
      label={<ConsentWording words={t(purpose, { privacy: "|privacy|", terms: "|terms|" })} />}
    />
  );
}
