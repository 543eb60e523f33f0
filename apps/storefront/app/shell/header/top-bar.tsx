import { Link } from "react-router";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";
import { LanguageSwitch } from "./language-switch.tsx";

const link = "inline-flex min-h-9 items-center hover:underline underline-offset-4";

/** The strip above the desktop header: quick links and the choice of language. */
export function TopBar() {
  const t = useShellText();
  const { topNavList } = useShopFacts();
  return (
    <div className="hidden bg-court text-sm font-semibold text-on-court md:block">
      <div className="mx-auto flex max-w-page items-center justify-between gap-6 px-6">
        <CachedFragment as="nav" name="top links" of={topNavList} aria-label={t("topLinks")}>
          <ul className="flex gap-6">
            {topNavList.map((entry) => (
              <li key={entry.code}>
                <Link to={entry.url} className={link}>
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </CachedFragment>
        <div className="flex items-center gap-6">
          <Link to="/order/track" className={link}>
            {t("trackOrder")}
          </Link>
          <Link to="/store" className={link}>
            {t("storeLocation")}
          </Link>
          <Link to="/contact-us" className={link}>
            {t("help")}
          </Link>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
