import type { ComponentProps } from "react";
import { Link } from "react-router";
import { CachedFragment } from "#kit/web/fragment-cache/cached-fragment.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { NavigationEntry } from "../shell-data.ts";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

// When a panel opens and its tab is marked is in styles.css.
const tab = "department-tab flex min-h-12 items-center border-b-4 font-bold";
const panel =
  "department-panel absolute inset-x-0 z-40 border-t border-line bg-surface shadow-float transition-opacity";

const close = (entry: Element) => entry.querySelector("details")?.removeAttribute("open");

/** Escape closes and focuses the button; leaving with focus or following a link closes. */
const closing: Pick<ComponentProps<"li">, "onKeyDown" | "onBlur" | "onClick"> = {
  onKeyDown({ key, currentTarget }) {
    if (key !== "Escape" || !currentTarget.querySelector("[open]")) return;
    close(currentTarget);
    currentTarget.querySelector("summary")?.focus();
  },
  onBlur({ currentTarget, relatedTarget }) {
    if (!currentTarget.contains(relatedTarget)) close(currentTarget);
  },
  onClick({ currentTarget, target }) {
    if (target instanceof Element && target.closest("a")) close(currentTarget);
  },
};

/**
 * Departments in one row; their second and third levels open below on hover or by the button beside each, without script. Tab
 * moves from department to department and skips closed levels.
 */
export function MainNav() {
  const t = useShellText();
  const { headerNavList } = useShopFacts();
  return (
    <CachedFragment
      as="nav"
      name="departments"
      of={headerNavList}
      aria-label={t("mainNavigation")}
      className="hidden border-t border-line md:block"
    >
      <ul className="mx-auto flex max-w-page gap-4 px-6">
        {headerNavList.map((entry) => (
          <li key={entry.code} {...closing}>
            <div className={tab}>
              <Link to={entry.url} className="flex min-h-11 items-center px-1">
                {entry.name}
              </Link>
              {entry.children.length > 0 ? (
                <details name="departments">
                  <summary
                    aria-label={t("menuOf", { name: entry.name })}
                    className="ml-1 flex size-8 cursor-pointer list-none items-center justify-center rounded-sm"
                  >
                    <Icon name="chevron-down" size="sm" />
                  </summary>
                </details>
              ) : null}
            </div>
            {entry.children.length > 0 ? <MegaMenu entry={entry} /> : null}
          </li>
        ))}
      </ul>
    </CachedFragment>
  );
}

function MegaMenu({ entry }: { entry: NavigationEntry }) {
  return (
    <div className={panel}>
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
