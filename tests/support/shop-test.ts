import { test as base, expect } from "@playwright/test";
import { type Inbox, inboxAt } from "./inbox.ts";
import { type PageErrors, watchContext } from "./page-errors.ts";
import { recordToasts } from "./record-toasts.ts";
import { openShop, type Shop } from "./shop.ts";

type TestFixtures = {
  complaints: PageErrors;
  inbox: Inbox;
  /** Texts of the toasts so far. */
  toasts: readonly string[];
  /** Lets the visitor arrive with the cookie question already answered. */
  consent: (choice: "all" | "necessary") => Promise<void>;
  /** True for tests about the invitation to the newsletter; into all others it would only burst. */
  newsletterPopup: boolean;
  /** True for tests about the invitation to link the loyalty club, which is for members. */
  clubInvitation: boolean;
  undisturbed: undefined;
};

/** Tests of the shop that the whole run shares: each uses a fresh visitor and changes no public content. */
export const test = base.extend<TestFixtures, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const shop = openShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  complaints: [
    async ({ context, shop }, use) => {
      const complaints = await watchContext(context, shop.url);
      await use(complaints);
      expect(complaints.unexpected(), "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],

  newsletterPopup: [false, { option: true }],

  clubInvitation: [false, { option: true }],

  undisturbed: [
    async ({ context, newsletterPopup, clubInvitation }, use) => {
      if (!clubInvitation) {
        await context.addInitScript(() => {
          if (location.protocol.startsWith("http") && self.origin !== "null")
            localStorage.setItem("linkAskedUntil", "9999999999999");
        });
      }
      if (!newsletterPopup) {
        await context.addInitScript(() => {
          if (location.protocol.startsWith("http") && self.origin !== "null")
            localStorage.setItem("subscribeDialogFlag", "1");
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],

  toasts: async ({ context }, use) => use(await recordToasts(context)),

  inbox: async ({ shop }, use) => use(inboxAt(shop.url)),

  consent: async ({ context, shop }, use) =>
    use((choice) => context.addCookies([{ name: "acceptConsent", value: choice, url: shop.url }])),
});

export { expect };
