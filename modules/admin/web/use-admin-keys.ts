import { useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;

/** Keys j and k move the focus among `[data-row]`, a slash moves it to `[data-search]`, the down arrow from there to the first row. */
export function useAdminKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === "ArrowDown" && event.target instanceof HTMLElement && event.target.matches("[data-search]")) {
        event.preventDefault();
        document.querySelector<HTMLElement>("[data-row]")?.focus();
      }
      if (isTyping(event.target)) return;
      if (event.key === "/") {
        const search = document.querySelector<HTMLElement>("[data-search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
      } else if (event.key === "j" || event.key === "k") {
        const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
        const at = rows.indexOf(document.activeElement as HTMLElement);
        const next = event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
        rows[next]?.focus();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
