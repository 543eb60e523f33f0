import { storageNames } from "./storage-names.ts";

export type UserInfo = { account: string; firstName: string; lastName: string; isGuest: boolean; mapclubBind: boolean };

/** The part of the session in local storage, under the specification's names. */
export type StoredSession = ReturnType<typeof storedSession>;

export function storedSession(local: Storage, perVisit: Storage) {
  return {
    token: () => local.getItem(storageNames.token),
    guestId: () => local.getItem(storageNames.guestId),
    saveToken: (token: string) => local.setItem(storageNames.token, token),
    saveGuest(guest: { token: string; guestId: string; userInfo: UserInfo }) {
      local.setItem(storageNames.token, guest.token);
      local.setItem(storageNames.guestId, guest.guestId);
      local.setItem(storageNames.userInfo, JSON.stringify(guest.userInfo));
      local.setItem(storageNames.isLogin, "true");
    },
    /** A member has no guest id (SE-12). */
    saveMember(member: { token: string; userInfo: UserInfo }) {
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
    /** An ended session leaves nothing behind (SE-07). After an expiry, form drafts may stay in this tab: the owner signs in again and continues. */
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
