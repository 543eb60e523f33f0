import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { joinWording } from "../../contract/data-consent.ts";
import { useJoinText } from "./join-text.ts";

type DataConsentBoxProps = {
  /** The club's own page with its data terms. */
  termsUrl: string;
  /** Accepted on the club's own page just now. */
  agreed: boolean;
  error: string | null;
};

const linkClass = "font-bold text-brick-ink underline underline-offset-2";

/** The mandatory checkbox of the club's sign-up form, with a link to the club's terms (SU-10). */
export function DataConsentBox({ termsUrl, agreed, error }: DataConsentBoxProps) {
  const t = useJoinText();
  const links: Readonly<Record<string, ReactNode>> = {
    club: (
      <a href={termsUrl} target="_blank" rel="noopener" className={linkClass}>
        {t("clubTerms")}
      </a>
    ),
    privacy: (
      <Link to="/page/privacy-policy" target="_blank" className={linkClass}>
        {t("privacyPolicy")}
      </Link>
    ),
    terms: (
      <Link to="/page/terms-conditions" target="_blank" className={linkClass}>
        {t("termsConditions")}
      </Link>
    ),
  };
  const label = t("joinConsent", { club: "|club|", privacy: "|privacy|", terms: "|terms|" });
  return (
    <Checkbox
      name="consent"
      value={joinWording}
      defaultChecked={agreed}
      required
      error={error}
      className="text-sm"
      label={label.split("|").map((part) => <Fragment key={part}>{links[part] ?? part}</Fragment>)}
    />
  );
}
