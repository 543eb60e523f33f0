/** Further routes without login: a visitor who follows a link in an e-mail may have no session. */
export const ownPublicRouteIds: ReadonlySet<string> = new Set([
  "newsletterSubscribe",
  "newsletterUnsubscribe",
  "socialReturn",
  "guestLogin",
  "resetPassword",
  "dataFile",
  "register",
  "signUp",
  "registerMapclub",
  "dataConsent",
]);

/** Routes without login, by the specification's names (RT-39). Every other route redirects to the login when the session has ended. */
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
