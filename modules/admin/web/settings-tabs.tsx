import { NavLink } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useAdminText } from "./admin-text.ts";

const tabs = [
  { to: "/admin/settings", text: "settings_rules" },
  { to: "/admin/settings/delivery", text: "settings_delivery" },
  { to: "/admin/settings/payment", text: "settings_payment" },
  { to: "/admin/settings/seller", text: "settings_seller" },
] as const;

const link = "inline-flex min-h-11 items-center border-b-4 px-3 text-sm font-bold no-underline md:min-h-9";

/** Tabs for the pages of the settings. */
export function SettingsTabs() {
  const t = useAdminText();
  return (
    <nav aria-label={t("settings")} className="flex flex-wrap gap-1 border-b border-line">
      {tabs.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/admin/settings"}
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
