import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { navigationFor } from "./admin-navigation.ts";
import { useAdminText } from "./admin-text.ts";

const link = [
  // The hidden text of a count is positioned: without this it would widen the page beyond the row that scrolls.
  "relative flex min-h-12 shrink-0 items-center gap-2.5 border-b-4 px-3 text-sm font-bold whitespace-nowrap no-underline",
  "lg:min-h-9 lg:rounded-md lg:border-b-0 lg:pointer-coarse:min-h-11",
].join(" ");
const current = "border-sun text-ink lg:bg-court-soft lg:text-court-ink";
const other = "border-transparent text-ink-soft hover:text-ink lg:hover:bg-sunken";

type SectionLinksProps = {
  permissions: readonly string[];
  /** What waits in a section, by its address. */
  counts?: Readonly<Record<string, number>>;
};

/** The sections a role may open: a column by task on a wide screen, one row that scrolls sideways on a narrow one. */
export function SectionLinks({ permissions, counts = {} }: SectionLinksProps) {
  const t = useAdminText();
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is wider than the screen: the current section comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the page, which changes with the path
  useEffect(() => {
    const here = navigation.current?.querySelector('[aria-current="page"]');
    here?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav
      ref={navigation}
      aria-label={t("places")}
      className="order-last -mb-1 flex w-full min-w-0 gap-1 overflow-x-auto lg:order-none lg:mb-0 lg:flex-col lg:gap-4 lg:overflow-visible"
    >
      {navigationFor(permissions).map(({ task, sections }) => (
        <div key={task} className="contents lg:block">
          <p id={task} className="hidden px-3 pb-1 text-xs font-bold text-ink-soft lg:block">
            {t(task)}
          </p>
          <ul aria-labelledby={task} className="flex shrink-0 gap-1 lg:grid lg:gap-0.5">
            {sections.map(({ to, text, icon }) => (
              <li key={to}>
                <NavLink to={to} className={({ isActive }) => cx(link, isActive ? current : other)}>
                  <Icon name={icon} size="sm" className="max-lg:hidden" />
                  {t(text)}
                  <CountBadge count={counts[to] ?? 0} unit={t("count_waiting")} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
