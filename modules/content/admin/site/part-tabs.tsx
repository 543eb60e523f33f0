import { Link } from "react-router";
import type { PageTarget } from "../../contract/page/page-target.ts";
import { cookieTextPath, footerStripPath, type SitePart, siteParts } from "../../contract/site/site-parts.ts";
import { editorPath } from "../pages/page-address.ts";
import { partPath } from "./site-address.ts";
import { useSiteText } from "./site-text.ts";

const link =
  "inline-flex min-h-11 items-center border-b-4 border-transparent px-3 text-sm font-bold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-sun aria-[current=page]:text-ink md:min-h-9";

const asPages = [
  { path: cookieTextPath, text: "cookie_text" },
  { path: footerStripPath, text: "footer_strip" },
] as const;

/** The parts of the site, and the way to those that are edited as pages. */
export function PartTabs({ part, targets }: { part: SitePart; targets: readonly PageTarget[] }) {
  const t = useSiteText();
  const pages = asPages.filter(({ path }) => targets.some(({ code }) => code === path));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
      <nav aria-label={t("parts")} className="flex flex-wrap gap-1">
        {siteParts.map((one) => (
          <Link key={one} to={partPath(one)} aria-current={one === part ? "page" : undefined} className={link}>
            {t(`part_${one}`)}
          </Link>
        ))}
      </nav>
      {pages.length === 0 ? null : (
        <nav aria-label={t("elsewhere")} className="flex flex-wrap gap-1">
          {pages.map(({ path, text }) => (
            <Link key={path} to={editorPath(path)} className={link}>
              {t(text)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
