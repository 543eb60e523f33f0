/** Path prefixes of personal pages and of addresses that are no pages. */
const notForRobots = [
  "/shop-cart",
  "/checkout",
  "/payment",
  "/pay-callback",
  "/order",
  "/account",
  "/login",
  "/guest-login",
  "/register",
  "/reset-password",
  "/graphql",
  "/loyalty",
  "/dev",
];

/** robots.txt; a shop that is not public disallows everything. */
export function robotsText(origin: string, welcome: boolean): string {
  if (!welcome) return "User-agent: *\nDisallow: /\n";
  const rules = notForRobots.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
