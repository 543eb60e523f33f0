import { Fragment } from "react";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { Agreements, CheckoutProblem } from "../contract/checkout-problems.ts";
import { checkoutProblemTexts } from "../contract/checkout-texts.ts";
import { type CheckoutTextKey, useCheckoutText } from "./checkout-text.ts";

const boxes: readonly { name: keyof Agreements; textKey: CheckoutTextKey; missing: CheckoutProblem }[] = [
  { name: "terms", textKey: "agree_terms", missing: "tnc_invalid" },
  { name: "dataProtection", textKey: "agree_data_protection", missing: "data_protection_invalid" },
  { name: "consent", textKey: "agree_consent", missing: "consent_invalid" },
];

const links: Readonly<Record<string, { path: string; textKey: CheckoutTextKey }>> = {
  terms: { path: "/page/terms-conditions", textKey: "terms_link" },
  privacy: { path: "/page/privacy-policy", textKey: "privacy_link" },
};

export type AgreementBoxesProps = {
  value: Agreements;
  problems: readonly CheckoutProblem[];
  onChange: (value: Agreements) => void;
};

/** Terms, data protection, consent (CK-05, CO-14). They start empty: only a ticked box counts. */
export function AgreementBoxes({ value, problems, onChange }: AgreementBoxesProps) {
  const t = useCheckoutText();
  const locale = useLocale();
  return (
    <div className="grid">
      {boxes.map(({ name, textKey, missing }) => (
        <Checkbox
          key={name}
          name={name}
          checked={value[name]}
          error={problems.includes(missing) ? checkoutProblemTexts[missing][locale] : null}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
          className="text-sm"
          label={<Words text={t(textKey, { terms: "|terms|", privacy: "|privacy|" })} />}
        />
      ))}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const t = useCheckoutText();
  return text.split("|").map((part) => {
    const link = links[part];
    return link ? (
      // A new tab: the input here stays.
      <a
        key={part}
        href={link.path}
        target="_blank"
        rel="noopener"
        className="font-bold text-brick-ink underline underline-offset-2"
      >
        {t(link.textKey)}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
