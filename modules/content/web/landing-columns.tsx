import type { PageColumn } from "../contract/page-columns.ts";
import { BannerTiles } from "./columns/banner-tiles.tsx";
import { HeroBanner } from "./columns/hero-banner.tsx";
import { HtmlColumn } from "./columns/html-column.tsx";
import { Promises } from "./columns/promises.tsx";
import { WideBanners } from "./columns/wide-banners.tsx";

/** Draws a page from its columns, in their order. The first one is what a visitor sees at once. */
export function LandingColumns({ columns }: { columns: readonly PageColumn[] }) {
  return columns.map((column, index) => <Column key={column.id} column={column} first={index === 0} />);
}

function Column({ column, first }: { column: PageColumn; first: boolean }) {
  if (column.kind === "html") return <HtmlColumn html={column.html} />;
  if (column.kind !== "banner") return null;
  switch (column.style) {
    case "hero":
      return <HeroBanner column={column} first={first} />;
    case "tiles":
      return <BannerTiles column={column} />;
    case "promises":
      return <Promises column={column} />;
    default:
      return <WideBanners column={column} />;
  }
}
