import { Activity, memo, type ReactNode } from "react";
import { DeferredSection } from "#kit/web/content/deferred-section.tsx";
import type { BannerColumn } from "../contract/columns/banner-column.ts";
import type { ProductsColumn } from "../contract/columns/products-column.ts";
import type { TiersColumn } from "../contract/columns/tiers-column.ts";
import type { PageColumn } from "../contract/page-columns.ts";
import { BannerTiles } from "./columns/banner-tiles.tsx";
import { HeroBanner } from "./columns/hero-banner.tsx";
import { HtmlColumn } from "./columns/html-column.tsx";
import { Promises } from "./columns/promises.tsx";
import { VideoColumn } from "./columns/video-column.tsx";
import { WideBanners } from "./columns/wide-banners.tsx";
import { CountdownColumn } from "./countdown/countdown-column.tsx";
import { Slider } from "./slider/slider.tsx";

/** Columns with data of other modules, rendered by slots of the page. */
export type ColumnSlots = {
  products?: (column: ProductsColumn, first: boolean) => ReactNode;
  tiers?: (column: TiersColumn, first: boolean) => ReactNode;
};

const noSlots: ColumnSlots = {};

/** Renders the columns of a page in their order. The first one is above the fold. */
export function LandingColumns({ columns, slots = noSlots }: { columns: readonly PageColumn[]; slots?: ColumnSlots }) {
  return columns.map((column, index) =>
    index < atOnce || !quiet.has(column.kind) ? (
      <Column key={column.id} column={column} first={index === 0} slots={slots} />
    ) : (
      <LaterColumn key={column.id} column={column} slots={slots} />
    ),
  );
}

/** The number of columns that fill the first screen of any device. */
const atOnce = 2;

/** Static columns, which may hydrate later than the first. */
const quiet = new Set<PageColumn["kind"]>(["banner", "products"]);

type LaterColumnProps = { column: PageColumn; slots: ColumnSlots };

const LaterColumn = memo(function LaterColumn({ column, slots }: LaterColumnProps) {
  return (
    <Activity>
      <DeferredSection>
        <Column column={column} first={false} slots={slots} />
      </DeferredSection>
    </Activity>
  );
});

function Column({ column, first, slots }: { column: PageColumn; first: boolean; slots: ColumnSlots }) {
  switch (column.kind) {
    case "banner":
      return <Banners column={column} first={first} />;
    case "html":
      return <HtmlColumn html={column.html} />;
    case "slider":
      return <Slider column={column} first={first} />;
    case "countdown":
      return <CountdownColumn column={column} />;
    case "video":
      return <VideoColumn column={column} />;
    case "products":
      return slots.products?.(column, first);
    case "tiers":
      return slots.tiers?.(column, first);
  }
}

function Banners({ column, first }: { column: BannerColumn; first: boolean }) {
  switch (column.style) {
    case "hero":
      return <HeroBanner column={column} first={first} />;
    case "tiles":
      return <BannerTiles column={column} />;
    case "promises":
      return <Promises column={column} />;
    default:
      return <WideBanners column={column} first={first} />;
  }
}
