/** Routes beyond the specification's that need no login either: whoever follows a link in a letter may have no session. */
export const ownPublicRouteIds: ReadonlySet<string> = new Set([
  "newsletterSubscribe",
  "newsletterUnsubscribe",
  "socialReturn",
  "guestLogin",
  "resetPassword",
  "register",
  "signUp",
  "registerMapclub",
  "dataConsent",
]);

/** Routes that need no login, under the specification's names (RT-39). Everything else asks for one when the session has ended. */
export const publicRouteIds: ReadonlySet<string> = new Set([
  "login",
  "home",
  "plp",
  "plpSearch",
  "store",
  "Faq",
  "flashSale",
  "pdp",
  "pdp2",
  "microplp_search",
  "microplp",
  "Blog",
  "sizeGuide",
  "LandingPage-all",
  "shopCart",
]);
