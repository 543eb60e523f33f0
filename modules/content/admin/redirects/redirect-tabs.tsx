import { NavLink } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useRedirectsText } from "./redirects-text.ts";

const link = "inline-flex min-h-11 items-center border-b-4 px-3 text-sm font-bold no-underline md:min-h-9";

/** Tabs for the list of redirects and the list of missing pages. */
export function RedirectTabs() {
  const t = useRedirectsText();
  const tabs = [
    { to: "/admin/redirects", text: t("list") },
    { to: "/admin/redirects/missed", text: t("missed") },
  ];
  return (
    <nav aria-label={t("redirects")} className="flex flex-wrap gap-1 border-b border-line">
      {tabs.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            cx(link, isActive ? "border-sun" : "border-transparent text-ink-soft hover:text-ink")
          }
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
