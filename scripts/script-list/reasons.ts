/**
 * Why code may run on a payment page, by folder or library; the longest match counts. Code without a reason fails the
 * build: a new library or module must be explained here.
 */
const reasons: Readonly<Record<string, string>> = {
  "node_modules/react/": "draws the pages",
  "node_modules/react-dom/": "draws the pages",
  "node_modules/scheduler/": "draws the pages",
  "node_modules/react-router/": "leads from page to page",
  "node_modules/zustand/": "keeps what several parts of a page know",
  "node_modules/valibot/": "checks what is typed into a form",
  "node_modules/uqr/": "draws the QR code one pays by",
  "node_modules/@fontsource-variable/": "names the typeface's file",
  "rolldown/": "joins the built files",
  "vite/": "loads a file on demand",
  "kit/core/": "amounts, dates and languages",
  "kit/graphql/": "asks the shop's own API",
  "kit/images/": "names pictures in the width a screen needs",
  "kit/web/": "fields, buttons, dialogs and messages",
  "modules/address-book/": "the addresses something is sent to",
  "modules/cart/": "the cart and its count in the header",
  "modules/catalogue/": "goods in the order, and product pages one may go on to",
  "modules/chat/": "the chat with the shop's staff, opened from the help button",
  "modules/checkout/": "the checkout: delivery, payment, sums, placing the order",
  "modules/consent/": "the agreement to terms and data protection",
  "modules/content/": "texts and banners around the page",
  "modules/identity/": "the session and signing in",
  "modules/loyalty/": "club points that pay a part",
  "modules/newsletter/": "the newsletter's form in the footer",
  "modules/notification/": "messages in the account's menu",
  "modules/order/": "asks which events of a paid order are still to be reported",
  "modules/payment/": "where, how much and until when to pay",
  "modules/promotion/": "coupons and discounts",
  "modules/search/": "the search box in the header",
  "modules/shipping/": "the delivery method: sent home or fetched from a store",
  "modules/tracking/": "tells what happened, to those the shopper agreed to and nobody else",
  "modules/wishlist/": "the wish list's mark on goods",
  "adapters/browser-analytics/": "sends what the shopper agreed to; brings no script of a vendor",
  "apps/storefront/app/": "the frame of every page: header, footer, session, languages",
};

const prefixes = Object.keys(reasons).sort((a, b) => b.length - a.length);

/** The reason for this source file; null without one. */
export function reasonFor(source: string): string | null {
  const prefix = prefixes.find((start) => source.startsWith(start));
  return prefix === undefined ? null : (reasons[prefix] ?? null);
}
