import { index, type RouteConfig, route } from "@react-router/dev/routes";

const listing = "routes/search/listing.tsx";

/**
 * The site map. Ids are the specification's own route names, so that its list of public routes
 * (request/public-routes.ts) is a list of ids.
 */
export default [
  index("routes/content/home.tsx", { id: "home" }),
  route("contact-us", "routes/content/contact-us.tsx", { id: "contactUs" }),
  route("store", "routes/stores/our-stores.tsx", { id: "store" }),
  route("blog", "routes/content/blog.tsx", { id: "Blog" }),
  route("information/:id", "routes/content/information.tsx", { id: "Faq" }),
  route("size-guide/*", "routes/size-guide/size-guide.tsx", { id: "sizeGuide" }),
  route("pdp/:code", "routes/catalogue/product.tsx", { id: "pdp" }),
  route("pdp/:name/:code", "routes/catalogue/product.tsx", { id: "pdp2" }),
  route("newsletter/subscribe", "routes/newsletter/subscribe.tsx", { id: "newsletterSubscribe" }),
  route("newsletter/confirm", "routes/newsletter/confirm.tsx", { id: "newsletterConfirm" }),
  route("newsletter/unsubscribe", "routes/newsletter/unsubscribe.tsx", { id: "newsletterUnsubscribe" }),
  route("site.webmanifest", "routes/content/web-manifest.ts", { id: "webManifest" }),
  route("shop-cart", "routes/cart/shop-cart.tsx", { id: "shopCart" }),
  route("shop-cart/add", "routes/cart/add-to-cart.tsx", { id: "shopCartAdd" }),
  route("login", "routes/identity/login.tsx", { id: "login" }),
  route("guest-login", "routes/identity/guest-login.tsx", { id: "guestLogin" }),
  route("reset-password", "routes/identity/reset-password.tsx", { id: "resetPassword" }),
  route("register", "routes/identity/register.tsx", { id: "register" }),
  route("register/mapclub", "routes/loyalty/club-register.tsx", { id: "registerMapclub" }),
  route("register/mapclub/data-consent", "routes/loyalty/data-consent.tsx", { id: "dataConsent" }),
  route("register/signup", "routes/identity/sign-up.tsx", { id: "signUp" }),
  // Outside the account's frame: visitors who may not link are redirected home instead of to the login (RT-37, RT-38).
  route("account/club", "routes/loyalty/club-binding.tsx", { id: "clubBinding" }),
  route("account", "routes/account/account.tsx", { id: "account" }, [
    index("routes/account/account-home.tsx", { id: "accountHome" }),
    route("accountSetting", "routes/account/account-setting.tsx", { id: "accountSetting" }),
    route("accountSetting/my-data.json", "routes/account/my-data.ts", { id: "myData" }),
    route("address", "routes/account/address.tsx", { id: "address" }),
    route("coupons", "routes/account/coupons.tsx", { id: "coupons" }),
    route("order", "routes/account/orders.tsx", { id: "Order" }),
    route("order/detail/:orderCode", "routes/account/order-detail.tsx", { id: "orderDetails" }),
    route("order/detail/:orderCode/return", "routes/account/return-request.tsx", { id: "returnRequest" }),
    route("order/detail/:orderCode/:returnCode", "routes/account/return-detail.tsx", { id: "returnDetails" }),
    route("order/detail/:orderCode/invoice", "routes/account/invoice.tsx", { id: "orderInvoice" }),
    route("order/detail/:orderCode/invoice.pdf", "routes/order/invoice-pdf.ts", { id: "orderInvoiceFile" }),
    route("points", "routes/loyalty/points.tsx", { id: "points" }),
    route("notifications", "routes/account/notifications.tsx", { id: "notifications" }),
    route("wishlist", "routes/account/wishlist.tsx", { id: "wishlist" }),
  ]),
  route("order", "routes/order/guest-orders.tsx", { id: "guestOrder" }),
  route("order/track", "routes/order/track-order.tsx", { id: "trackOrder" }),
  route("order/detail/:orderCode", "routes/order/guest-order.tsx", { id: "guestOrderDetails" }),
  route("order/detail/:orderCode/return", "routes/order/guest-return-request.tsx", { id: "guestReturnRequest" }),
  route("order/detail/:orderCode/:returnCode", "routes/order/guest-return.tsx", { id: "guestReturnDetails" }),
  route("order/detail/:orderCode/invoice", "routes/order/guest-invoice.tsx", { id: "guestOrderInvoice" }),
  route("order/detail/:orderCode/invoice.pdf", "routes/order/invoice-pdf.ts", { id: "guestOrderInvoiceFile" }),
  route("checkout/begin", "routes/checkout/begin-checkout.tsx", { id: "checkoutBegin" }),
  route("checkout/:id", "routes/checkout/checkout.tsx", { id: "checkout" }),
  route("payment", "routes/payment/payment.tsx", { id: "payment" }),
  route("pay-callback", "routes/payment/pay-callback.tsx", { id: "payCallback" }),
  route("social/:channel", "routes/identity/social-start.ts", { id: "socialStart" }),
  route("social/:channel/callback", "routes/identity/social-return.tsx", { id: "socialReturn" }),
  route("dev/ui", "routes/dev/gallery.tsx", { id: "devGallery" }),
  route("plp/search", listing, { id: "plpSearch" }),
  route("plp/:category", listing, { id: "plp" }),
  route("search/:keywords", listing, { id: "microplp_search" }),
  // A listing may have parent folders, such as /category/; only the last segment counts (D-29).
  route(":a?/:b?/:c?/:slug.html", listing, { id: "microplp" }),
  route("*", "routes/content/landing-page.tsx", { id: "LandingPage-all" }),
] satisfies RouteConfig;
