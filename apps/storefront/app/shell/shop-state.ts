import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { Locale } from "#kit/core/locale.ts";
import { originAlias } from "../request/origin-alias.ts";
import { useSession } from "../session/session-provider.tsx";
import type { SessionState } from "../session/session-store.ts";
import { type KnownChoice, useConsent } from "./consent/consent-provider.tsx";
import type { CookieContent } from "./consent/cookie-words.tsx";
import type { RootData } from "./root-data.ts";
import type { NavigationEntry, ShellData, SiteInfo } from "./shell-data.ts";

/** What the server has told of the shop; the same for everyone, as long as the page is open. */
export type ShopFacts = {
  platform: "PC" | "H5";
  locale: Locale;
  topNavList: ShellData["topNavList"];
  headerNavList: readonly NavigationEntry[];
  footerNavList: ShellData["footerNavList"];
  siteInfo: SiteInfo;
  clubSiteUrl: string;
  originAlias: string;
  /** Every browser we serve reads webp; pictures are sent in no other form. */
  webp: true;
  chatAnswers: boolean;
};

/** Everything the shell knows, in one place (SE-14). */
export type ShopState = ShopFacts & {
  isLogin: boolean;
  isGuest: boolean;
  accountInfo: { name: string } | null;
  miniCartCount: number;
  cookieConsent: { content: CookieContent; visible: boolean };
};

/** Whoever reads the policy must be able to do so undisturbed (CO-02). */
const popupHiddenOn = "/page/privacy-policy";

/** Whoever has not chosen is asked (CO-03). */
export const isAsked = (choice: KnownChoice, pathname: string): boolean =>
  choice === null && pathname !== popupHiddenOn;

function shopFactsOf(root: RootData): ShopFacts {
  const { shell } = root;
  return {
    platform: root.device === "h5" ? "H5" : "PC",
    locale: root.locale,
    topNavList: shell.topNavList,
    headerNavList: shell.headerNavList,
    footerNavList: shell.footerNavList,
    siteInfo: shell.siteInfo,
    clubSiteUrl: shell.siteInfo.clubSiteUrl,
    originAlias,
    webp: true,
    chatAnswers: root.chatAnswers,
  };
}

export function shopStateOf(root: RootData, session: SessionState, choice: KnownChoice, pathname: string): ShopState {
  return {
    ...shopFactsOf(root),
    isLogin: session.isLogin,
    isGuest: session.isGuest,
    accountInfo: session.accountName === null ? null : { name: session.accountName },
    miniCartCount: session.miniCartCount,
    cookieConsent: { content: root.cookieContent, visible: isAsked(choice, pathname) },
  };
}

/**
 * What the server has told of the shop. The visitor is not in it: whoever reads the state hears of them by themselves,
 * so that a page that is still waiting for its script is not drawn anew because somebody is greeted.
 */
export const RootContext = createContext<RootData | null>(null);

function useRoot(): RootData {
  const root = use(RootContext);
  if (!root) throw new Error("PageFrame is missing");
  return root;
}

/** For what shows nothing of the visitor: it need not be drawn again whenever something is heard of them. */
export const useShopFacts = (): ShopFacts => shopFactsOf(useRoot());

/** With everything that is heard of the visitor. Whoever needs one thing of it asks the session, or the consent, for that. */
export function useShopState(): ShopState {
  const root = useRoot();
  const session = useSession((state) => state);
  const { choice } = useConsent();
  const { pathname } = useLocation();
  return shopStateOf(root, session, choice, pathname);
}
