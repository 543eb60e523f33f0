import { bankEmblems } from "./bank-emblems.ts";
import { channelTiles } from "./channel-tiles.ts";
import { drawTile, type MarkTile, path, pen, tones } from "./tile.ts";

const { paper, brick, court, sun, ink } = tones;

const payments: readonly MarkTile[] = [
  {
    name: "payments/virtual-account",
    ground: paper,
    drawing: pen(path("M28 26 48 15l20 11zM33 31v11M43 31v11M53 31v11M63 31v11M29 46h38")),
  },
  {
    name: "payments/card",
    ground: paper,
    drawing:
      pen(`<rect x="26" y="16" width="44" height="29" rx="4"/>${path("M33 38h9")}`) +
      `<path d="M26 23h44v6H26z" fill="${ink}"/><circle cx="62" cy="38" r="3.4" fill="${brick}"/>`,
  },
  {
    name: "payments/instalment",
    ground: paper,
    drawing:
      pen(`<rect x="29" y="17" width="38" height="29" rx="4"/>${path("M38 12v9M58 12v9M29 26h38")}`) +
      `<g fill="${brick}"><rect x="36" y="31" width="6" height="4" rx="1"/><rect x="45" y="31" width="6" height="4" rx="1"/><rect x="54" y="31" width="6" height="4" rx="1"/><rect x="36" y="38" width="6" height="4" rx="1"/></g>`,
  },
  {
    name: "payments/e-wallet",
    ground: paper,
    drawing:
      pen(path("M28 22v20a4 4 0 0 0 4 4h34V24H32a4 4 0 0 1 0-8h29v8")) +
      `<circle cx="59" cy="35" r="3.6" fill="${court}"/>`,
  },
  {
    name: "payments/qris",
    ground: paper,
    drawing:
      pen(
        `<rect x="31" y="14" width="12" height="12" rx="2"/><rect x="53" y="14" width="12" height="12" rx="2"/><rect x="31" y="35" width="12" height="12" rx="2"/>`,
      ) +
      `<g fill="${brick}"><rect x="52" y="34" width="5" height="5"/><rect x="60" y="34" width="5" height="5"/><rect x="56" y="38" width="5" height="5"/><rect x="52" y="43" width="5" height="5"/><rect x="60" y="43" width="5" height="5"/></g>`,
  },
  {
    name: "payments/cash-on-delivery",
    ground: paper,
    drawing:
      pen(`<rect x="25" y="19" width="46" height="24" rx="4"/><circle cx="48" cy="31" r="6"/>`) +
      `<g fill="${court}"><circle cx="33" cy="31" r="2.4"/><circle cx="63" cy="31" r="2.4"/></g>`,
  },
  {
    name: "payments/points",
    ground: paper,
    drawing: `<circle cx="48" cy="30" r="16" fill="${sun}"/>${pen(path("m48 21 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2-4.6-4.3 6.3-.8z"), ink, 2.2)}`,
  },
];

const couriers: readonly MarkTile[] = [
  {
    // The same day, by scooter.
    name: "couriers/instant",
    ground: paper,
    drawing: pen(
      `<circle cx="33" cy="42" r="6"/><circle cx="64" cy="42" r="6"/>${path("M39 42h14c0-9 5-14 9-14l-3-11h-6M59 28H46M27 36c0-5 4-8 9-8h6l5 14")}<rect x="27" y="17" width="13" height="11" rx="2" fill="${court}" stroke="${court}"/>`,
    ),
  },
  {
    // A van: standard delivery.
    name: "couriers/regular",
    ground: paper,
    drawing: pen(
      `${path("M22 20h30v22H38M28 42h-6V20M52 27h11l9 9v6h-4M58 42h-6")}<circle cx="33" cy="43" r="4.5"/><circle cx="63" cy="43" r="4.5"/><path d="M29 29h12" stroke="${brick}"/>`,
    ),
  },
  {
    // Tomorrow, by air.
    name: "couriers/next-day",
    ground: paper,
    drawing: pen(
      `${path("M23 33 73 17 58 46 47 36zM47 36 73 17M47 36l-2 10 6-6")}<path d="M22 42h10M26 48h8" stroke="${brick}"/>`,
    ),
  },
  {
    name: "couriers/store-pickup",
    ground: paper,
    drawing: pen(
      `${path("M30 28v18h36V28M27 17h42l3 8a5 5 0 0 1-10 2 6 6 0 0 1-9 0 6 6 0 0 1-10 0 6 6 0 0 1-9 0 5 5 0 0 1-10-2z")}<path d="M43 46V35h10v11" stroke="${court}"/>`,
    ),
  },
];

/** Every mark with its file name below the picture folder. */
export const marks: readonly { name: string; svg: string }[] = [
  ...payments,
  ...bankEmblems,
  ...channelTiles,
  ...couriers,
].map((tile) => ({
  name: tile.name,
  svg: drawTile(tile),
}));
