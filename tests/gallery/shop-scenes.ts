import { askAs } from "../support/checkouts.ts";
import type { Cast } from "./cast.ts";
import type { Scene, Stage } from "./scene.ts";

const untilOpen = async ({ page }: Stage) => {
  await page.getByRole("dialog").first().waitFor();
};

const pressIn = async ({ page, say }: Stage, key: string): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("button", { name: say(key) })
    .first()
    .click();

/** Starts a checkout of the whole cart over the API and opens it, with these choices made. */
async function toCheckout({ page, shopUrl }: { page: Stage["page"]; shopUrl: string }, choices: object = {}) {
  const shop = { url: shopUrl } as Parameters<typeof askAs>[1];
  const begin =
    "mutation initCheckout($input: InitCheckoutInput!) { initCheckout(input: $input) { data { checkoutId } } }";
  type Begun = { initCheckout: { data: { checkoutId: string } } };
  const { checkoutId } = (await askAs<Begun>(page, shop, begin, { input: {} })).initCheckout.data;
  const change =
    "mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) { success errorMessage } }";
  if (Object.keys(choices).length > 0) await askAs(page, shop, change, { input: { checkoutId, ...choices } });
  await page.goto(`/checkout/${checkoutId}`);
}

const checkout =
  (choices: object = {}) =>
  (stage: Stage) =>
    toCheckout({ page: stage.page, shopUrl: new URL(stage.page.url()).origin }, choices);

const payment = (order: keyof Pick<Cast, "waits" | "paid" | "refused" | "qris">) => (cast: Cast) =>
  `/payment?order=${cast[order]}`;

export const guestScenes: readonly Scene[] = [
  { name: "cart", routes: ["shopCart"], path: "/shop-cart" },
  { name: "guest-login", routes: ["guestLogin"], path: "/guest-login?redirectUrl=%2Fcheckout%2Fx" },
  { name: "checkout-guest", routes: ["checkout"], path: "/shop-cart", moves: checkout() },
  {
    name: "checkout-guest-mistakes",
    routes: [],
    path: "/shop-cart",
    moves: async (stage) => {
      await checkout()(stage);
      await stage.page.waitForLoadState("networkidle");
      await pressIn(stage, "checkout:place_and_pay");
      await stage.page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  { name: "payment", routes: ["payment"], path: payment("waits"), print: true },
  { name: "payment-qr", routes: ["payment"], path: payment("qris") },
  { name: "payment-paid", routes: ["payment"], path: payment("paid") },
  { name: "payment-refused", routes: ["payment"], path: payment("refused") },
  { name: "payment-missing", routes: ["payment"], path: "/payment?order=BBNOBODY" },
  {
    name: "payment-failed",
    routes: ["payCallback"],
    path: ({ waits }) => `/pay-callback?order=${waits}&status_code=202`,
  },
  {
    name: "payment-arrived",
    routes: ["payCallback"],
    path: ({ paid }) => `/pay-callback?order=${paid}&status_code=200`,
  },
  { name: "guest-orders", routes: ["guestOrder"], path: "/order" },
  { name: "guest-order", routes: ["guestOrderDetails"], path: ({ guestOrder }) => `/order/detail/${guestOrder}` },
  {
    name: "guest-return-request",
    routes: ["guestReturnRequest"],
    path: ({ guestOrder }) => `/order/detail/${guestOrder}/return?items=0`,
  },
  {
    name: "guest-return",
    routes: ["guestReturnDetails"],
    path: ({ guestReturn: { order, code } }) => `/order/detail/${order}/${code}`,
  },
  {
    name: "guest-invoice",
    routes: ["guestOrderInvoice"],
    path: ({ guestOrder }) => `/order/detail/${guestOrder}/invoice`,
    print: true,
  },
];

export const memberScenes: readonly Scene[] = [
  { name: "member-cart", routes: ["shopCart"], path: "/shop-cart" },
  {
    name: "account-menu",
    routes: [],
    path: "/contact-us",
    moves: async ({ page }) => {
      await page.getByRole("banner").getByRole("button", { name: "Ani" }).first().click();
    },
  },
  { name: "account", routes: ["accountSetting"], path: "/account/accountSetting" },
  { name: "addresses", routes: ["address"], path: "/account/address" },
  {
    name: "address-dialog",
    routes: [],
    path: "/account/address",
    moves: async (stage) => {
      await pressIn(stage, "address-book:add");
      await untilOpen(stage);
    },
  },
  { name: "coupons", routes: ["coupons"], path: "/account/coupons" },
  { name: "orders", routes: ["Order"], path: "/account/order" },
  { name: "order-unpaid", routes: ["orderDetails"], path: ({ orders }) => `/account/order/detail/${orders.unpaid}` },
  { name: "order-sent", routes: ["orderDetails"], path: ({ orders }) => `/account/order/detail/${orders.sent}` },
  { name: "order-pickup", routes: ["orderDetails"], path: ({ orders }) => `/account/order/detail/${orders.pickup}` },
  {
    name: "order-completed",
    routes: ["orderDetails"],
    path: ({ orders }) => `/account/order/detail/${orders.completed}`,
  },
  {
    name: "pay-another-way",
    routes: [],
    path: ({ orders }) => `/account/order/detail/${orders.unpaid}`,
    moves: async (stage) => {
      await pressIn(stage, "order:pay_other");
      await stage.page.getByRole("dialog").getByRole("radio", { name: "CIMB" }).check();
    },
  },
  {
    name: "cancel-order",
    routes: [],
    path: ({ orders }) => `/account/order/detail/${orders.unpaid}`,
    moves: async (stage) => {
      await pressIn(stage, "order:cancel");
      await untilOpen(stage);
    },
  },
  {
    name: "return-request",
    routes: ["returnRequest"],
    path: ({ orders }) => `/account/order/detail/${orders.completed}/return?items=1`,
  },
  {
    name: "return",
    routes: ["returnDetails"],
    path: ({ orders, returnCode }) => `/account/order/detail/${orders.completed}/${returnCode}`,
  },
  {
    name: "invoice",
    routes: ["orderInvoice"],
    path: ({ orders }) => `/account/order/detail/${orders.completed}/invoice`,
    print: true,
  },
  { name: "points", routes: ["points"], path: "/account/points" },
  { name: "notifications", routes: ["notifications"], path: "/account/notifications" },
  { name: "wishlist", routes: ["wishlist"], path: "/account/wishlist" },
  { name: "checkout", routes: ["checkout"], path: "/shop-cart", moves: checkout({ service: "JNE:REG" }) },
  {
    name: "checkout-instalments",
    routes: ["checkout"],
    path: "/shop-cart",
    moves: async (stage) => {
      await checkout({ service: "JNE:REG", paymentMethod: "INSTALMENT_BCA_6" })(stage);
      await stage.page.locator("#checkout-payment").evaluate((part) => part.scrollIntoView());
    },
  },
  {
    name: "checkout-pickup",
    routes: ["checkout"],
    path: "/shop-cart",
    moves: checkout({ deliveryType: "21" }),
  },
  {
    name: "checkout-pin",
    routes: [],
    path: "/shop-cart",
    moves: async (stage) => {
      await checkout({ service: "JNE:REG", paymentMethod: "VA_BCA" })(stage);
      await stage.page.waitForLoadState("networkidle");
      await pressIn(stage, "points:panel_use");
      await untilOpen(stage);
    },
  },
];

export const newMemberScenes: readonly Scene[] = [
  { name: "club-binding", routes: ["clubBinding"], path: "/account/club" },
  { name: "cart-empty", routes: ["shopCart"], path: "/shop-cart" },
  { name: "orders-none", routes: ["Order"], path: "/account/order" },
  { name: "coupons-none", routes: ["coupons"], path: "/account/coupons" },
  { name: "addresses-none", routes: ["address"], path: "/account/address" },
  { name: "points-not-linked", routes: ["points"], path: "/account/points" },
  { name: "notifications-none", routes: ["notifications"], path: "/account/notifications" },
  { name: "wishlist-none", routes: ["wishlist"], path: "/account/wishlist" },
];
