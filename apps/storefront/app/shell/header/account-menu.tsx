import { grouped } from "#kit/core/grouped-number.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Menu } from "#kit/web/overlays/menu.tsx";
import { accountSettingPath } from "#modules/identity/contract/account-paths.ts";
import { useAccountText } from "#modules/identity/web/account/account-text.ts";
import { NotificationBell } from "#modules/notification/web/notification-bell.tsx";
import { usePoints } from "../../routes/loyalty/use-points.ts";
import { useLogOut } from "../../session/log-out.ts";
import { useShellText } from "../shell-text.ts";

/** The first letter, complete even if it has two code units. */
const initialOf = (name: string): string => [...name.trim()][0] ?? "";

/** A member's menu: name, own pages, logout; phones show the first letter. Loaded by members only. */
export function AccountMenu({ name }: { name: string }) {
  const t = useShellText();
  const account = useAccountText();
  const toast = useToast();
  const logOut = useLogOut();
  const points = usePoints();
  const leave = async () => {
    const gone = await logOut();
    toast(gone ? { text: t("loggedOut"), kind: "success" } : { text: t("logOutFailed"), kind: "error" });
  };
  return (
    <>
      <NotificationBell />
      <Menu
        align="end"
        triggerLabel={t("accountOf", { name })}
        triggerClassName="min-w-11 justify-center px-1.5 hover:bg-sunken md:px-2"
        trigger={
          <>
            <span className="hidden md:inline-flex">
              <Icon name="circle-user" />
            </span>
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-court-soft font-extrabold text-court-ink uppercase md:hidden"
            >
              {initialOf(name)}
            </span>
            <span className="hidden max-w-32 leading-tight md:block">
              <span className="block truncate font-bold">{name}</span>
              {points === null ? null : (
                <span className="block text-left text-xs text-ink-soft tabular-nums">
                  {t("points", { points: grouped(points) })}
                </span>
              )}
            </span>
          </>
        }
        items={[
          { key: "orders", label: account("nav_orders"), icon: "package", to: "/account/order" },
          { key: "coupons", label: account("nav_coupons"), icon: "ticket-percent", to: "/account/coupons" },
          { key: "address", label: account("nav_address"), icon: "map-pin", to: "/account/address" },
          { key: "settings", label: t("accountSettings"), icon: "settings", to: accountSettingPath },
          {
            key: "points",
            label: points === null ? t("myPoints") : `${t("myPoints")}: ${grouped(points)}`,
            icon: "star",
            to: "/account/points",
          },
          { key: "wishlist", label: t("wishlist"), icon: "heart", to: "/account/wishlist" },
          { key: "logout", label: t("logOut"), icon: "log-out", onSelect: () => void leave() },
        ]}
      />
    </>
  );
}
