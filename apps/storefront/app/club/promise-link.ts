import { type DeferredLink, storeDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { storageNames } from "../session/storage-names.ts";

/** Remembers that the club account is to be linked once somebody is in: for this tab, and as the flag of the home page (LY-24). */
export function promiseLink(promised: DeferredLink): void {
  storeDeferredLink(sessionStorage, promised);
  localStorage.setItem(storageNames.pendingLinkDialog, "1");
}
