import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useShellText } from "../shell-text.ts";

const loadDrawer = () => import("./menu-drawer.tsx");
const MenuDrawer = lazyWithRetry(() => loadDrawer().then((file) => file.MenuDrawer));

/** The phone's menu button. The drawer is loaded on pointerdown. */
export function MobileMenu() {
  const t = useShellText();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // A navigation closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes, which `key` stands for
  useEffect(() => setOpen(false), [key]);

  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <div className="-ml-2 md:hidden noscript:hidden">
      <IconButton
        icon="menu"
        label={t("menu")}
        aria-expanded={open}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={show}
      />
      {used ? (
        <Suspense>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
