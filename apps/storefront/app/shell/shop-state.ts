import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { Locale } from "#kit/core/locale.ts";
import { originAlias } from "../request/origin-alias.ts";
import { useSession } from "../session/session-provider.tsx";
import type { SessionState } from "../session/session-store.ts";
import { type KnownChoice, useConsent } from "./consent/consent-provider.tsx";
import type { CookieContent } from "./consent/cookie-text.tsx";
import type { RootData } from "./root-data.ts";
import type { NavigationEntry, ShellData, SiteInfo } from "./shell-data.ts";

/** The shop's data from the root loader; constant while the page is open. */
export type ShopFacts = {
  platform: "PC" | "H5";
  locale: Locale;
  topNavList: ShellData["topNavList"];
  headerNavList: readonly NavigationEntry[];
  footerNavList: ShellData["footerNavList"];
  siteInfo: SiteInfo;
  /** The line above every page; null while none is shown. */
  announcement: ShellData["announcement"];
  clubSiteUrl: string;
  originAlias: string;
  /** Every supported browser reads webp; no other format is sent. */
  webp: true;
  chatAnswers: boolean;
};

/** The complete state of the shell (SE-14). */
export type ShopState = ShopFacts & {
  isLogin: boolean;
  isGuest: boolean;
  accountInfo: { name: string } | null;
  miniCartCount: number;
  cookieConsent: { content: CookieContent; visible: boolean };
};

/** The policy must be readable without the popup (CO-02). */
const popupHiddenOn = "/page/privacy-policy";

/** Visitors without a choice are asked (CO-03). */
export const needsConsent = (choice: KnownChoice, pathname: string): boolean =>
  choice === null && pathname !== popupHiddenOn;

function shopFactsOf(root: RootData): ShopFacts {
  const { shell } = root;
  return {
    platform: root.device === "h5" ? "H5" : "PC",
    locale: root.locale,
    ...shell,
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
    cookieConsent: { content: root.cookieContent, visible: needsConsent(choice, pathname) },
  };
}

/**
 * The root loader's data without the visitor. Components read visitor state from its own stores, so that parts of the page that
 * are not yet hydrated do not render again.
 */
export const RootContext = createContext<RootData | null>(null);

function useRoot(): RootData {
  const root = use(RootContext);
  if (!root) throw new Error("PageFrame is missing");
  return root;
}

/** For components without visitor state: they do not render again when it changes. */
export const useShopFacts = (): ShopFacts => shopFactsOf(useRoot());

/** Includes all visitor state. Components that need one value should read the session or the consent directly. */
export function useShopState(): ShopState {
  const root = useRoot();
  const session = useSession((state) => state);
  const { choice } = useConsent();
  const { pathname } = useLocation();
  return shopStateOf(root, session, choice, pathname);
}
