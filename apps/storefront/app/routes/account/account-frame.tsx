import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { useAccountText } from "#modules/identity/web/account/account-text.ts";

type Entry = {
  path: string;
  icon: IconName;
  label: "nav_orders" | "nav_coupons" | "nav_points" | "nav_address" | "nav_wishlist" | "nav_notices" | "nav_settings";
};

/** The pages of the account, in menu order (AC-01). */
const entries: readonly Entry[] = [
  { path: "/account/order", icon: "package", label: "nav_orders" },
  { path: "/account/coupons", icon: "ticket-percent", label: "nav_coupons" },
  { path: "/account/address", icon: "map-pin", label: "nav_address" },
  { path: "/account/points", icon: "star", label: "nav_points" },
  { path: "/account/wishlist", icon: "heart", label: "nav_wishlist" },
  { path: "/account/notifications", icon: "bell", label: "nav_notices" },
  { path: "/account/accountSetting", icon: "settings", label: "nav_settings" },
];

const entryClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-bold whitespace-nowrap transition-colors md:gap-2.5 md:px-3.5 md:py-1.5 md:text-base md:whitespace-normal",
    isActive ? "bg-brick-soft text-brick-ink" : "hover:bg-sunken phone:border phone:border-line",
  );

/** An account page with the account navigation: a column on wide screens, a scrollable row on phones. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useAccountText();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the row to its own entry
  useEffect(() => showCurrent(nav.current), [pathname]);
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10 md:px-6 md:pt-10 print:p-0 md:print:block md:print:p-0">
      <nav
        ref={nav}
        aria-label={t("nav")}
        className="-mx-4 mb-5 overflow-x-auto px-4 md:m-0 md:overflow-visible md:p-0"
      >
        <ul className="flex gap-2 py-1 md:sticky md:top-6 md:grid md:gap-1">
          {entries.map(({ path, icon, label }) => (
            <li key={path} className="shrink-0">
              <NavLink to={path} prefetch="none" className={entryClass}>
                <Icon name={icon} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Scrolls the row until its current entry is centred; the page itself does not scroll. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector("[aria-current=page]")?.getBoundingClientRect();
  if (!nav || !entry) return;
  const row = nav.getBoundingClientRect();
  nav.scrollLeft += entry.left - row.left - (row.width - entry.width) / 2;
}
