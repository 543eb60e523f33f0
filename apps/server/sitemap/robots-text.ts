/** What is somebody's own, or no page at all. Beginnings of paths. */
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
  "/staff",
  "/dev",
];

/** Tells search engines where to look and where not; a shop that is only being tried out sends them all away. */
export function robotsText(origin: string, welcome: boolean): string {
  if (!welcome) return "User-agent: *\nDisallow: /\n";
  const rules = notForRobots.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
