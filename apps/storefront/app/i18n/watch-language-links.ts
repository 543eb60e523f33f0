import { asLocale } from "#kit/core/locale.ts";
import { loadAfterReload } from "../shell/load-after-reload.ts";

/** Changes the language in place when a language link is clicked. Without this script the link is followed. */
export function watchLanguageLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    const locale = asLocale(link?.hreflang ?? null);
    if (!link || !locale || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    loadAfterReload().then(
      (file) => file.changeLanguage(locale, new URL(link.href).hash),
      () => window.location.assign(link.href),
    );
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
