import { type MarkTile, path, pen, tones } from "./tile.ts";

const white = "#ffffff";

/** The four banks and two wallets of the demo shop. They are invented, so each has an emblem without a name. */
export const bankEmblems: readonly MarkTile[] = [
  {
    // Waves of a strait.
    name: "payments/bank-samudra",
    ground: tones.sea,
    drawing: pen(
      path("M24 23c6-5 10-5 16 0s10 5 16 0 10-5 16 0") +
        path("M24 33c6-5 10-5 16 0s10 5 16 0 10-5 16 0") +
        path("M24 43c6-5 10-5 16 0s10 5 16 0 10-5 16 0"),
      white,
      3.4,
    ),
  },
  {
    // A mountain with the sun behind it.
    name: "payments/bank-merapi",
    ground: tones.brick,
    drawing: `<circle cx="60" cy="24" r="9" fill="${tones.sun}"/><path d="M20 46 42 17l9 12 6-6 19 23z" fill="${white}"/>`,
  },
  {
    // The equator round a globe.
    name: "payments/bank-khatulistiwa",
    ground: tones.court,
    drawing:
      pen(`<circle cx="48" cy="30" r="17"/>${path("M31 30h34M48 13c-9 9-9 25 0 34 9-9 9-25 0-34")}`, white, 3) +
      `<path d="M22 30h8M66 30h8" stroke="${tones.sun}" stroke-width="4" stroke-linecap="round"/>`,
  },
  {
    // A sandalwood leaf.
    name: "payments/bank-cendana",
    ground: tones.plum,
    drawing:
      `<path d="M30 44c-2-18 12-30 36-30 2 20-12 32-30 30" fill="${white}"/>` +
      pen(path("M28 47c8-12 18-20 28-25"), tones.plum, 3),
  },
  {
    // A purse with a clasp.
    name: "payments/wallet-kantong",
    ground: tones.mint,
    drawing:
      `<path d="M30 24c8-6 28-6 36 0 6 14 2 24-8 24H38c-10 0-14-10-8-24z" fill="${white}"/>` +
      pen(path("M31 25h34M44 21l8-8M52 21l-8-8"), tones.court, 3),
  },
  {
    // A paper boat that gets there.
    name: "payments/wallet-lancar",
    ground: tones.clay,
    drawing: `<path d="M22 34h52l-9 12H31z" fill="${white}"/><path d="M48 12v19H30z" fill="${white}"/><path d="M51 17v14h15z" fill="${tones.sun}"/>`,
  },
];
