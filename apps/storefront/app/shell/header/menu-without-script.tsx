import { Link } from "react-router";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";
import { LanguageSwitch } from "./language-switch.tsx";

/** Without script a phone cannot open the drawer: departments and languages are part of the header instead. */
export function MenuWithoutScript() {
  const t = useShellText();
  const { headerNavList } = useShopFacts();
  return (
    <div className="border-t border-line px-4 py-2 md:hidden">
      <CachedFragment as="nav" name="departments without script" of={headerNavList} aria-label={t("mainNavigation")}>
        <ul className="flex flex-wrap gap-x-5">
          {headerNavList.map((entry) => (
            <li key={entry.code}>
              <Link to={entry.url} className="inline-flex min-h-11 items-center font-bold">
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
      </CachedFragment>
      <LanguageSwitch />
    </div>
  );
}
