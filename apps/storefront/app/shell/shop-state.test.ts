import { expect, test } from "vitest";
import { measuresNothing } from "#modules/tracking/contract/measuring.ts";
import { noSession } from "../session/session-store.ts";
import type { RootData } from "./root-data.ts";
import { emptyShell } from "./shell-data.ts";
import { shopStateOf } from "./shop-state.ts";

const root: RootData = {
  locale: "id-ID",
  lang: null,
  measuring: measuresNothing,
  device: "h5",
  origin: "https://shop.example",
  year: 2026,
  shell: {
    ...emptyShell,
    headerNavList: [{ code: "toys", name: "Mainan", url: "/toys.html", children: [] }],
    footerNavList: [{ code: "legal", name: "Ketentuan", url: "/", children: [] }],
    siteInfo: { ...emptyShell.siteInfo, name: "Toko", clubSiteUrl: "/loyalty" },
  },
  advertisement: [],
  cookieContent: { title: "Cookie" },
  chatAnswers: true,
};

test("SE-14 the shop's state holds platform, shopper, language, lists, site, club, alias, webp and cookie consent", () => {
  const session = { isLogin: true, isGuest: false, accountName: "Sari", miniCartCount: 4 };
  expect(shopStateOf(root, session, "all", "/")).toEqual({
    platform: "H5",
    locale: "id-ID",
    isLogin: true,
    isGuest: false,
    accountInfo: { name: "Sari" },
    miniCartCount: 4,
    topNavList: [],
    headerNavList: root.shell.headerNavList,
    footerNavList: root.shell.footerNavList,
    siteInfo: root.shell.siteInfo,
    announcement: null,
    clubSiteUrl: "/loyalty",
    originAlias: "storefront",
    webp: true,
    chatAnswers: true,
    cookieConsent: { content: { title: "Cookie" }, visible: false },
  });
  expect(shopStateOf({ ...root, device: "pc" }, session, "all", "/").platform).toBe("PC");
});

test("TR-30 CO-02 CO-03 the cookie popup is visible until a choice is made, and never on the privacy policy", () => {
  const visible = (choice: "all" | "necessary" | null | undefined, path: string) =>
    shopStateOf(root, noSession, choice, path).cookieConsent.visible;
  expect(visible(undefined, "/")).toBe(false);
  expect(visible(null, "/")).toBe(true);
  expect(visible(null, "/page/privacy-policy")).toBe(false);
  expect(visible("necessary", "/")).toBe(false);
  expect(visible("all", "/")).toBe(false);
});
