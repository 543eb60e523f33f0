import { NavLink } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useTuningText } from "./tuning-text.ts";

const tabs = [
  { to: "/admin/search", text: "failed" },
  { to: "/admin/search/synonyms", text: "synonyms" },
  { to: "/admin/search/rules", text: "rules" },
] as const;

const link = "inline-flex min-h-11 items-center border-b-4 px-3 text-sm font-bold no-underline md:min-h-9";

/** Tabs for the three lists: failed searches, synonyms and rules. */
export function TuningTabs() {
  const t = useTuningText();
  return (
    <nav aria-label={t("search_tuning")} className="flex flex-wrap gap-1 border-b border-line">
      {tabs.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/admin/search"}
          className={({ isActive }) =>
            cx(link, isActive ? "border-sun" : "border-transparent text-ink-soft hover:text-ink")
          }
        >
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}
