import { reloadAfterLinkMs } from "#modules/loyalty/contract/constants.ts";

type View = Pick<Window, "setTimeout"> & { location: Pick<Location, "reload" | "assign"> };

/** Reloads the page, or loads `goTo`, after the toast could be read: everything on the page may depend on the link. */
export function reloadAfterLink(view: View, goTo?: string): void {
  const go = () => (goTo === undefined ? view.location.reload() : view.location.assign(goTo));
  view.setTimeout(go, reloadAfterLinkMs);
}
