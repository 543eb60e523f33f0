import type { DemoPage } from "../../seed/demo-page.ts";
import { moodSlides } from "../home/mood-slides.ts";

/** Advertisements at the end of pages without products. */
export const advertisements: readonly DemoPage[] = ["/store", "/blog", "/contact-us"].map((path) => ({
  path: `/advertisement${path}`,
  content: (device, locale) => ({ columns: [moodSlides(device, locale)] }),
}));
