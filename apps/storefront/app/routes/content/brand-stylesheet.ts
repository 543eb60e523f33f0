import { data } from "react-router";
import { brandStylesheet } from "#kit/web/styles/brand-colours.ts";
import { brandColoursOf } from "#kit/web/styles/brand-file-name.ts";
import type { Route } from "./+types/brand-stylesheet.ts";

/** The shop's own colours. Its address carries them, so that it follows from the address alone and is cached for good. */
export function loader({ params }: Route.LoaderArgs) {
  const colours = brandColoursOf(params.file ?? "");
  if (!colours) throw data(null, { status: 404 });
  return new Response(brandStylesheet(colours), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" },
  });
}
