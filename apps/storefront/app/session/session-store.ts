import { createStore, type StoreApi } from "zustand/vanilla";

/** The browser's knowledge of its shopper. The server renders none of it: pages are the same for everyone. */
export type SessionState = {
  isLogin: boolean;
  isGuest: boolean;
  accountName: string | null;
  miniCartCount: number;
};

export type SessionStore = StoreApi<SessionState>;

export const noSession: SessionState = { isLogin: false, isGuest: true, accountName: null, miniCartCount: 0 };

export const createSessionStore = (): SessionStore => createStore(() => noSession);
