import { reloadAfterLinkMs } from "#modules/loyalty/contract/constants.ts";

type View = Pick<Window, "setTimeout"> & { location: Pick<Location, "reload" | "assign"> };

/** Everything on the page may depend on the link, so it begins anew, here or at `goTo`, once the words have been read. */
export function beginAnew(view: View, goTo?: string): void {
  const go = () => (goTo === undefined ? view.location.reload() : view.location.assign(goTo));
  view.setTimeout(go, reloadAfterLinkMs);
}
