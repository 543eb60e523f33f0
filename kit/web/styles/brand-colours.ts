import type { BrandColours } from "../../core/brand-file-name.ts";
import { contrast } from "./contrast.ts";

/** Backgrounds of palette.css that carry text and controls: the one with the least contrast in each theme comes first. */
const grounds = {
  light: ["#f1e9dd", "#faf6ef", "#ffffff"],
  dark: ["#2e2722", "#231e1a", "#191512", "#120f0d"],
} as const;
type Theme = keyof typeof grounds;

const white = "#ffffff";
const black = "#000000";
/** WCAG 2: text, and shapes such as a filled button. */
const forText = 4.5;
const forShapes = 3;
/** Small, because between "white text is readable" and "stands out from a dark page" there is little room. */
const step = 0.005;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `part` of the second colour in the first, in sRGB. */
function mix(one: string, other: string, part: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour nearest to `start` on the way to `end` that has this contrast with all of these. */
function until(start: string, end: string, others: readonly string[], ratio: number): string {
  for (let part = 0; part < 1; part += step) {
    const found = mix(start, end, part);
    if (others.every((other) => contrast(found, other) >= ratio)) return found;
  }
  return end;
}

/** The colours of one role in one theme, by the last part of their names. White text is readable on the filled ones. */
function shades(colour: string, theme: Theme): Readonly<Record<string, string>> {
  const isLight = theme === "light";
  const shown = isLight ? colour : until(colour, white, grounds.dark, forShapes);
  const filled = until(shown, black, [white], forText);
  const soft = isLight ? mix(filled, white, 0.88) : mix(filled, grounds.dark[2], 0.72);
  return {
    "": filled,
    "-strong": mix(filled, black, 0.15),
    "-edge": mix(filled, black, 0.35),
    "-soft": soft,
    "-ink": until(filled, isLight ? black : white, [...grounds[theme], soft], forText),
  };
}

type Palette = Readonly<Record<string, string>>;

const roleColours = (role: string, colour: string, theme: Theme): Palette => ({
  ...Object.fromEntries(Object.entries(shades(colour, theme)).map(([part, value]) => [`${role}${part}`, value])),
  [`on-${role}`]: white,
});

function groundColours(colour: string, theme: Theme): Palette {
  const named = roleColours("court", colour, theme);
  const court = named.court ?? colour;
  return { ...named, "on-court-soft": until(mix(court, white, 0.8), white, [court], forText) };
}

/** The custom properties of palette.css that follow from the shop's colours, by their names. */
export const brandPalette = ({ action, ground }: BrandColours, theme: Theme): Palette => ({
  ...(action ? roleColours("brick", action, theme) : {}),
  ...(ground ? groundColours(ground, theme) : {}),
});

const block = (palette: Palette) =>
  `{${Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

/** A stylesheet that replaces these colours of palette.css. Its selectors outrank that file's whichever is loaded first. */
export function brandStylesheet(colours: BrandColours): string {
  const [light, dark] = [block(brandPalette(colours, "light")), block(brandPalette(colours, "dark"))];
  return [
    `:root:root,[data-theme][data-theme="light"]${light}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:root:root:not([data-theme])${dark}}`,
    `@media screen{[data-theme][data-theme][data-theme="dark"]${dark}}`,
  ].join("\n");
}
