import type { ShellResult } from "./shell.graphql.gen.ts";

export type ShellData = ShellResult["homeInit"];
export type NavigationEntry = ShellData["headerNavList"][number];
export type SiteInfo = ShellData["siteInfo"];

/** The shell when navigation cannot be loaded: empty, which hides header and footer (SH-25). */
export const emptyShell: ShellData = {
  topNavList: [],
  headerNavList: [],
  footerNavList: [],
  siteInfo: {
    name: "",
    tagline: "",
    contactHours: "",
    serviceHours: "",
    whatsAppNumber: "",
    phone: null,
    email: "",
    logo: null,
    logoDark: null,
    stylesheet: null,
    clubName: "",
    clubSiteUrl: "",
    socialLinks: [],
  },
  announcement: null,
};

/** Header and footer are hidden when the navigation lists are empty (SH-21). */
export const shellIsHidden = (shell: {
  headerNavList: readonly unknown[];
  footerNavList: readonly unknown[];
}): boolean => shell.headerNavList.length === 0 && shell.footerNavList.length === 0;
