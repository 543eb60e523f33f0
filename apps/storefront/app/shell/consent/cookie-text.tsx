import { Link } from "react-router";
import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";
import { useShellText } from "../shell-text.ts";

export type CookieContent = { title?: string; html?: string } | null;
export type CookieTextProps = { content: CookieContent };

/** The editors' text from the page /consent/popup-cookie, or the default text with a link to the policy. */
export function CookieText({ content }: CookieTextProps) {
  const t = useShellText();
  const [before, after] = t("cookieText", { link: "|" }).split("|");
  return (
    <div>
      <h2 id="cookie-title" className="text-lg font-extrabold">
        {content?.title ?? t("cookieTitle")}
      </h2>
      {content?.html ? (
        <CleanedHtml className="content-html mt-1 text-sm" html={content.html} />
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          {before}
          <Link to="/page/privacy-policy" className="font-bold text-brick-ink underline underline-offset-2">
            {t("privacyPolicy")}
          </Link>
          {after}
        </p>
      )}
    </div>
  );
}
