import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { KeptPart } from "#kit/web/kept/kept-part.tsx";
import type { NavigationEntry } from "../shell-data.ts";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

const tab =
  "inline-flex min-h-12 items-center gap-1 border-b-4 border-transparent px-1 font-bold hover:border-brick group-focus-within/entry:border-brick";

/** Departments in one row; their second and third levels open below on hover and on keyboard focus, without script. */
export function MainNav() {
  const t = useShellText();
  const { headerNavList } = useShopFacts();
  return (
    <KeptPart
      as="nav"
      name="departments"
      of={headerNavList}
      aria-label={t("mainNavigation")}
      className="hidden border-t border-line md:block"
    >
      <ul className="mx-auto flex max-w-page gap-7 px-6">
        {headerNavList.map((entry) => (
          <li key={entry.code} className="group/entry">
            <Link to={entry.url} className={tab}>
              {entry.name}
              {entry.children.length > 0 ? <Icon name="chevron-down" size="sm" /> : null}
            </Link>
            {entry.children.length > 0 ? <MegaMenu entry={entry} /> : null}
          </li>
        ))}
      </ul>
    </KeptPart>
  );
}

function MegaMenu({ entry }: { entry: NavigationEntry }) {
  return (
    <div className="invisible absolute inset-x-0 z-40 border-t border-line bg-surface opacity-0 shadow-float transition-opacity group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100">
      <ul className="mx-auto grid max-w-page grid-cols-4 gap-8 px-6 py-8">
        {entry.children.map((child) => (
          <li key={child.code}>
            <Link to={child.url} className="font-bold hover:text-brick-ink">
              {child.name}
            </Link>
            <ul className="mt-2 space-y-0.5 text-ink-soft">
              {child.children.map((leaf) => (
                <li key={leaf.code}>
                  <Link to={leaf.url} className="inline-flex min-h-8 items-center hover:text-brick-ink hover:underline">
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
