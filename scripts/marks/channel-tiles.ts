import { type MarkTile, path, pen, tones } from "./tile.ts";

const white = "#ffffff";
const house = path("M28 26 48 15l20 11zM33 31v11M43 31v11M53 31v11M63 31v11M29 46h38");
const purse = path("M28 22v20a4 4 0 0 0 4 4h34V24H32a4 4 0 0 1 0-8h29v8");

/** Real banks and wallets are distinguished by colour beside their names; no trademark is drawn. */
export const channelTiles: readonly MarkTile[] = [
  { name: "payments/va-bca", ground: tones.sea, drawing: pen(house, white) },
  { name: "payments/va-mandiri", ground: tones.plum, drawing: pen(house, white) },
  { name: "payments/va-bni", ground: tones.clay, drawing: pen(house, white) },
  { name: "payments/va-bri", ground: tones.court, drawing: pen(house, white) },
  { name: "payments/va-permata", ground: tones.mint, drawing: pen(house, tones.court) },
  { name: "payments/va-cimb", ground: tones.brick, drawing: pen(house, white) },
  { name: "payments/wallet-gopay", ground: tones.mint, drawing: pen(purse, tones.court) },
  { name: "payments/wallet-shopeepay", ground: tones.clay, drawing: pen(purse, white) },
];
