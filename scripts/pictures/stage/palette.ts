/** The shop's colours as paint; pictures use nothing outside this list. */
export const palette = {
  brick: "#b92b18",
  brickDark: "#8f2114",
  court: "#0d5f47",
  courtDark: "#0a4636",
  leaf: "#3f9a4c",
  sun: "#f7b917",
  paper: "#f6f0e6",
  cream: "#f7ecd6",
  white: "#f5f3ee",
  sand: "#e2cda9",
  clay: "#dcb096",
  sage: "#c9d3bd",
  sky: "#8fb9d3",
  mist: "#dbe4e4",
  sea: "#2b6c9c",
  navy: "#22344f",
  ink: "#2b2623",
  steel: "#b9bcbe",
  wood: "#9a6a3f",
  orange: "#e0702a",
  gold: "#f2c35a",
} as const;

export type Paint = keyof typeof palette;
