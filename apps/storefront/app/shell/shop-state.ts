import { createContext, use } from "react";
import type { Locale } from "#kit/core/locale.ts";
import { originAlias } from "../request/origin-alias.ts";
import type { SessionState } from "../session/session-store.ts";
import type { ConsentChoice } from "./consent/consent-cookie.ts";
import type { CookieContent } from "./consent/cookie-words.tsx";
import type { RootData } from "./root-data.ts";
import type { NavigationEntry, ShellData, SiteInfo } from "./shell-data.ts";

/** Everything the shell knows, in one place (SE-14). */
export type ShopState = {
  platform: "PC" | "H5";
  locale: Locale;
  isLogin: boolean;
  isGuest: boolean;
  accountInfo: { name: string } | null;
  miniCartCount: number;
  topNavList: ShellData["topNavList"];
  headerNavList: readonly NavigationEntry[];
  footerNavList: ShellData["footerNavList"];
  siteInfo: SiteInfo;
  clubSiteUrl: string;
  originAlias: string;
  /** Every browser we serve reads webp; pictures are sent in no other form. */
  webp: true;
  cookieConsent: { content: CookieContent; visible: boolean };
  chatAnswers: boolean;
};

/** Whoever reads the policy must be able to do so undisturbed (CO-02). */
const popupHiddenOn = "/page/privacy-policy";

/** Undefined: the browser has not looked yet. Null: the visitor has not chosen, so the popup asks (CO-03). */
type Choice = ConsentChoice | null | undefined;

export function shopStateOf(root: RootData, session: SessionState, choice: Choice, pathname: string): ShopState {
  const { shell } = root;
  return {
    platform: root.device === "h5" ? "H5" : "PC",
    locale: root.locale,
    isLogin: session.isLogin,
    isGuest: session.isGuest,
    accountInfo: session.accountName === null ? null : { name: session.accountName },
    miniCartCount: session.miniCartCount,
    topNavList: shell.topNavList,
    headerNavList: shell.headerNavList,
    footerNavList: shell.footerNavList,
    siteInfo: shell.siteInfo,
    clubSiteUrl: shell.siteInfo.clubSiteUrl,
    originAlias,
    webp: true,
    chatAnswers: root.chatAnswers,
    cookieConsent: { content: root.cookieContent, visible: choice === null && pathname !== popupHiddenOn },
  };
}

export const ShopStateContext = createContext<ShopState | null>(null);

export function useShopState(): ShopState {
  const state = use(ShopStateContext);
  if (!state) throw new Error("PageFrame is missing above this component");
  return state;
}
