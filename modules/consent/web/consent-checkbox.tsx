import { Fragment } from "react";
import { Link } from "react-router";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { currentVersion } from "../contract/consent-version.ts";
import { useConsentText } from "./consent-text.ts";

type ConsentCheckboxProps = {
  /** The wording beside the box. What is sent is its version, so that the ledger knows what was read. */
  purpose: "marketingEmail" | "marketingWhatsApp";
  /** It was needed and not ticked (CO-08). */
  missing: boolean;
  onTick?: () => void;
};

/** Names the field in a form; its value is the version of the wording, and absent when the box is not ticked. */
export const consentField = "consent";

/** The box that forms share. It starts empty: only a box somebody ticks is consent (D-21). */
export function ConsentCheckbox({ purpose, missing, onTick }: ConsentCheckboxProps) {
  const t = useConsentText();
  const links: Readonly<Record<string, readonly [path: string, words: string]>> = {
    privacy: ["/page/privacy-policy", t("privacyPolicy")],
    terms: ["/page/terms-conditions", t("termsConditions")],
  };
  const words = t(purpose, { privacy: "|privacy|", terms: "|terms|" }).split("|");
  return (
    <Checkbox
      name={consentField}
      value={currentVersion[purpose]}
      required
      error={missing ? t("consentRequired") : null}
      onChange={(event) => {
        if (event.currentTarget.checked) onTick?.();
      }}
      className="text-sm"
      label={words.map((part) => {
        const link = links[part];
        return link ? (
          <Link key={part} to={link[0]} className="font-bold text-brick-ink underline underline-offset-2">
            {link[1]}
          </Link>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        );
      })}
    />
  );
}
