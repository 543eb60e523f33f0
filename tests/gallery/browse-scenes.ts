import { openHelp } from "../support/help-window.ts";
import type { Scene, Stage } from "./scene.ts";

const press =
  (key: string, within?: string) =>
  ({ page, say }: Stage) =>
    (within ? page.locator(within) : page)
      .getByRole("button", { name: say(key) })
      .first()
      .click();

const untilOpen = async ({ page }: Stage) => {
  await page.getByRole("dialog").first().waitFor();
};

/** The pages before the cart. */
export const browseScenes: readonly Scene[] = [
  { name: "home", routes: ["home"], path: "/" },
  {
    name: "menu",
    routes: [],
    path: "/",
    only: "narrow",
    moves: async (stage) => {
      await press("shell:menu")(stage);
      await untilOpen(stage);
    },
  },
  {
    name: "departments",
    routes: [],
    path: "/",
    only: "wide",
    moves: async ({ page, say }) => {
      const departments = page.getByRole("navigation", { name: say("shell:mainNavigation") });
      await departments.getByRole("listitem").first().hover();
      await departments.locator("li li").first().waitFor();
    },
  },
  {
    name: "suggestions",
    routes: [],
    path: "/contact-us",
    moves: async ({ page }) => {
      const box = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
      await box.click();
      await box.pressSequentially("ball");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "chat",
    routes: [],
    path: "/contact-us",
    moves: async (stage) => {
      await openHelp(stage.page, stage.say("shell:chat"));
      await untilOpen(stage);
    },
  },
  { name: "flash-sale", routes: ["LandingPage-all"], path: "/page/flash-sale" },
  { name: "campaign", routes: ["LandingPage-all"], path: "/page/court-days" },
  { name: "legal", routes: ["LandingPage-all"], path: "/page/privacy-policy" },
  { name: "printed-code", routes: ["LandingPage-all"], path: "/newsletter-qrcode" },
  { name: "missing", routes: ["LandingPage-all"], path: "/no-such-page" },
  { name: "category", routes: ["microplp"], path: "/sports.html" },
  { name: "brand", routes: ["microplp"], path: "/langkah.html" },
  { name: "all-goods", routes: ["plpSearch"], path: "/plp/search?q=ball" },
  { name: "category-by-code", routes: ["plp"], path: "/plp/sports" },
  { name: "results", routes: ["microplp_search"], path: "/search/sepatu?q=sepatu" },
  { name: "nothing-found", routes: ["microplp_search"], path: "/search/xqzzyxw?q=xqzzyxw" },
  {
    name: "filters",
    routes: [],
    path: "/sports.html",
    only: "narrow",
    moves: async (stage) => {
      await press("search:filters", "main")(stage);
      await untilOpen(stage);
    },
  },
  { name: "product", routes: ["pdp", "pdp2"], path: "/pdp/LKH1003" },
  { name: "product-missing", routes: ["pdp"], path: "/pdp/NOPE" },
  { name: "stores", routes: ["store"], path: "/store" },
  { name: "blog", routes: ["Blog"], path: "/blog" },
  { name: "story", routes: ["Faq"], path: "/information/sorting-bricks" },
  { name: "questions", routes: ["Faq"], path: "/information/virtual-account" },
  { name: "size-guide", routes: ["sizeGuide"], path: "/size-guide", print: true },
  { name: "contact", routes: ["contactUs"], path: "/contact-us" },
  { name: "subscribe", routes: ["newsletterSubscribe"], path: "/newsletter/subscribe" },
  { name: "confirm-news", routes: ["newsletterConfirm"], path: "/newsletter/confirm?token=x" },
  { name: "unsubscribe", routes: ["newsletterUnsubscribe"], path: "/newsletter/unsubscribe" },
  { name: "login", routes: ["login"], path: "/login" },
  { name: "reset-password", routes: ["resetPassword"], path: "/reset-password" },
  { name: "data-file", routes: ["dataFile"], path: "/my-data" },
  { name: "register", routes: ["register"], path: "/register" },
  {
    name: "register-code",
    routes: [],
    path: "/register",
    moves: async (stage) => {
      const { page } = stage;
      const digits = String(Date.now()).slice(-8);
      await page.getByRole("main").getByRole("textbox").first().fill(`0813${digits}`);
      await page.keyboard.press("Enter");
      await untilOpen(stage);
    },
  },
  { name: "register-from-a-letter", routes: ["signUp"], path: "/register/signup" },
  { name: "join-the-club", routes: ["registerMapclub"], path: "/register/mapclub" },
  { name: "club-consent", routes: ["dataConsent"], path: "/register/mapclub/data-consent" },
  { name: "social-return", routes: ["socialReturn"], path: "/social/google/callback" },
  { name: "track-order", routes: ["trackOrder"], path: "/order/track" },
  { name: "checkout-without-session", routes: ["checkout"], path: "/checkout/nobody" },
  { name: "club", routes: [], path: "/club" },
  { name: "club-terms", routes: [], path: "/club/terms" },
];
