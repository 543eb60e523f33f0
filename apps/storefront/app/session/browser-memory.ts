import { storageNames } from "./storage-names.ts";

export type UserInfo = { account: string; firstName: string; lastName: string; isGuest: boolean; mapclubBind: boolean };

/** What of the session survives a closed tab, in the browser's local storage under the specification's names. */
export type BrowserMemory = ReturnType<typeof browserMemory>;

export function browserMemory(local: Storage, perVisit: Storage) {
  return {
    token: () => local.getItem(storageNames.token),
    guestId: () => local.getItem(storageNames.guestId),
    keepToken: (token: string) => local.setItem(storageNames.token, token),
    keepGuest(guest: { token: string; guestId: string; userInfo: UserInfo }) {
      local.setItem(storageNames.token, guest.token);
      local.setItem(storageNames.guestId, guest.guestId);
      local.setItem(storageNames.userInfo, JSON.stringify(guest.userInfo));
      local.setItem(storageNames.isLogin, "true");
    },
    /** A member has no guest's id any more (SE-12). */
    keepMember(member: { token: string; userInfo: UserInfo }) {
      local.setItem(storageNames.token, member.token);
      local.setItem(storageNames.userInfo, JSON.stringify(member.userInfo));
      local.setItem(storageNames.isLogin, "true");
      local.removeItem(storageNames.guestId);
    },
    userInfo(): UserInfo | null {
      try {
        return JSON.parse(local.getItem(storageNames.userInfo) ?? "null");
      } catch {
        return null;
      }
    },
    /**
     * An ended session leaves nothing behind (SE-07). Where it only ran out, what was being typed into a form may stay in
     * this tab: its owner signs in again and goes on.
     */
    forget(sparing?: string) {
      for (const name of [storageNames.token, storageNames.userInfo, storageNames.isLogin, storageNames.guestId]) {
        local.removeItem(name);
      }
      for (let at = perVisit.length - 1; at >= 0; at -= 1) {
        const name = perVisit.key(at) ?? "";
        if (sparing === undefined || !name.startsWith(sparing)) perVisit.removeItem(name);
      }
    },
  };
}
