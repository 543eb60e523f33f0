import { Fragment } from "react";
import { Link } from "react-router";
import { legalPages } from "../contract/legal-pages.ts";
import { useConsentText } from "./consent-text.ts";

/** Purposes that forms request by a checkbox. */
export type FormPurpose = "dataProtection" | "marketingEmail" | "marketingWhatsApp";

/** Renders a wording with links; their placeholders are between bars (CO-13). */
export function ConsentWording({ text }: { text: string }) {
  const t = useConsentText();
  const links: Readonly<Record<string, readonly [path: string, label: string]>> = {
    privacy: [legalPages.privacy, t("privacyPolicy")],
    terms: [legalPages.terms, t("termsConditions")],
    link: [legalPages.privacy, t("privacyPolicy")],
  };
  return text.split("|").map((part) => {
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

export function CurrentConsentWording({ purpose }: { purpose: FormPurpose }) {
  const t = useConsentText();
  return <ConsentWording text={t(purpose, { privacy: "|privacy|", terms: "|terms|" })} />;
}
