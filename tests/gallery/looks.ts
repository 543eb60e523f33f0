import type { Locale } from "#kit/core/locale.ts";

/** One way of looking at the shop: how wide, in which language, by day or by night. */
export type Variant = {
  readonly name: string;
  readonly width: number;
  readonly locale: Locale;
  readonly theme: "light" | "dark";
  /** Part of the gallery that is kept; all others are made on demand. */
  readonly kept: boolean;
};

const widths = [360, 768, 1280, 1920] as const;
const published = new Set(["360-en-light", "1280-en-light", "360-id-dark", "768-id-light", "1920-en-dark"]);

export const variants: readonly Variant[] = widths.flatMap((width) =>
  (["en-US", "id-ID"] as const).flatMap((locale) =>
    (["light", "dark"] as const).map((theme) => {
      const name = `${width}-${locale.slice(0, 2)}-${theme}`;
      return { name, width, locale, theme, kept: published.has(name) };
    }),
  ),
);

export const isPhone = ({ width }: Variant): boolean => width < 600;

/** Up to here the shop is laid out as on a phone, with its menu and its sheets. */
export const isNarrow = ({ width }: Variant): boolean => width <= 768;
