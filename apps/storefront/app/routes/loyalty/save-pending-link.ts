import { type DeferredLink, storeDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { storageNames } from "../../session/storage-names.ts";

/** Stores the intent to link the club account after the login: for this tab, and as the flag of the home page (LY-24). */
export function savePendingLink(link: DeferredLink): void {
  storeDeferredLink(sessionStorage, link);
  localStorage.setItem(storageNames.pendingLinkDialog, "1");
}
