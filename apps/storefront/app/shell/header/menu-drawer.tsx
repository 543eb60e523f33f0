import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Drawer } from "#kit/web/overlays/drawer.tsx";
import type { NavigationEntry } from "../shell-data.ts";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";
import { WhatsAppBlock } from "../whats-app-block.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const row = "flex min-h-12 items-center gap-3 font-bold hover:text-brick-ink";

type MenuDrawerProps = { open: boolean; onClose: () => void };

/** The phone menu: departments expand in place, contact and language below. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const t = useShellText();
  const { headerNavList, topNavList } = useShopFacts();
  return (
    <Drawer open={open} onClose={onClose} side="left" title={t("menu")} closeLabel={t("closeMenu")}>
      <nav aria-label={t("mainNavigation")}>
        <ul className="divide-y divide-line">
          {headerNavList.map((entry) => (
            <li key={entry.code}>
              <Department entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-4 border-t border-line pt-2">
        {topNavList.map((entry) => (
          <li key={entry.code}>
            <Link to={entry.url} className={row}>
              <Icon name="star" /> {entry.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/order/track" className={row}>
            <Icon name="package" /> {t("trackOrder")}
          </Link>
        </li>
        <li>
          <Link to="/store" className={row}>
            <Icon name="map-pin" /> {t("storeLocation")}
          </Link>
        </li>
        <li>
          <Link to="/contact-us" className={row}>
            <Icon name="circle-help" /> {t("help")}
          </Link>
        </li>
      </ul>
      <div className="my-4">
        <LanguageSwitch />
      </div>
      <WhatsAppBlock />
    </Drawer>
  );
}

function Department({ entry }: { entry: NavigationEntry }) {
  const t = useShellText();
  if (entry.children.length === 0) {
    return (
      <Link to={entry.url} className={row}>
        {entry.name}
      </Link>
    );
  }
  return (
    <details className="group">
      <summary className={`${row} cursor-pointer justify-between`}>
        {entry.name}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-3">
        <li>
          <Link to={entry.url} className="flex min-h-11 items-center text-brick-ink">
            {t("showAll", { name: entry.name })}
          </Link>
        </li>
        {entry.children.map((child) => (
          <li key={child.code}>
            <Link to={child.url} className="flex min-h-11 items-center">
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
