import { loadShell } from "../../request/load-shell.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import type { Route } from "./+types/web-manifest.ts";

export const handle = cachedPage();

/** The web app manifest, with the name from the site's settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shell } = await loadShell(context);
  const icon = (src: string, size: number, purpose = "any") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: shell.siteInfo.name,
    short_name: shell.siteInfo.name,
    start_url: "/",
    display: "standalone",
    background_color: "#faf6ef",
    theme_color: "#0f5943",
    icons: [icon("/icon-192.png", 192), icon("/icon-512.png", 512), icon("/icon-maskable-512.png", 512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
