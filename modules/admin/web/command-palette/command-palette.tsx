import { Suspense, useEffect, useState } from "react";
import { Icon } from "#kit/web/icons/icon.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useAdminText } from "../admin-text.ts";
import type { AdminStaffMember } from "../signed-in.ts";

const PaletteDialog = lazyWithRetry(() => import("./palette-dialog.tsx").then((part) => part.PaletteDialog));

/** The button that opens the palette, and its keys: Ctrl or ⌘ with K, wherever the focus is. */
export function CommandPalette({ person }: { person: AdminStaffMember }) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      // Another dialog is asking for something first.
      if (document.querySelector("dialog:modal") === null) setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-md px-3.5 text-sm font-bold text-ink-soft hover:bg-sunken hover:text-ink lg:min-h-9 lg:w-full lg:border lg:border-line lg:font-normal lg:pointer-coarse:min-h-11"
      >
        <Icon name="search" size="sm" />
        <span className="max-lg:sr-only">{t("palette_open")}</span>
        <span aria-hidden="true" className="ml-auto hidden text-xs lg:inline">
          Ctrl K
        </span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PaletteDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
