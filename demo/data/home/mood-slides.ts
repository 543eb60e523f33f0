import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";
import { homeTexts } from "./home-texts.ts";

/** Three lifestyle pictures for the home page and other pages. */
export function moodSlides(device: Device, locale: Locale): SliderColumn {
  const slide = (number: 1 | 2 | 3, mood: "space" | "rain" | "play", href: string) => ({
    image: `/pictures/slide-${number}${device === "h5" ? "-phone" : ""}.webp`,
    alt: "",
    title: homeTexts[`${mood}Title`][locale],
    text: homeTexts[`${mood}Text`][locale],
    label: homeTexts[`${mood}Label`][locale],
    href,
  });
  return {
    id: "moods",
    kind: "slider",
    title: homeTexts.moods[locale],
    items: [slide(1, "space", "/rockets.html"), slide(2, "rain", "/rain.html"), slide(3, "play", "/page/court-days")],
  };
}
