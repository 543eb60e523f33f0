import { Fragment } from "react";
import { Link } from "react-router";
import { useConsentText } from "./consent-text.ts";

/** What forms can ask for by a box. */
export type FormPurpose = "dataProtection" | "marketingEmail" | "marketingWhatsApp";

/** A wording with its links in place; in `words` they stand between bars (CO-13). */
export function ConsentWording({ words }: { words: string }) {
  const t = useConsentText();
  const links: Readonly<Record<string, readonly [path: string, words: string]>> = {
    privacy: ["/page/privacy-policy", t("privacyPolicy")],
    terms: ["/page/terms-conditions", t("termsConditions")],
    link: ["/page/privacy-policy", t("privacyPolicy")],
  };
  return words.split("|").map((part) => {
    const link = links[part];
    return link ? (
      <Link key={part} to={link[0]} className="font-bold text-brick-ink underline underline-offset-2">
        {link[1]}
      </Link>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}

/** The wording a purpose has today. */
export function CurrentConsentWording({ purpose }: { purpose: FormPurpose }) {
  const t = useConsentText();
  return <ConsentWording words={t(purpose, { privacy: "|privacy|", terms: "|terms|" })} />;
}
