import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { type Measuring, measuresNothing } from "#modules/tracking/contract/measuring.ts";
import type { CookieContent } from "./consent/cookie-text.tsx";
import { emptyShell, type ShellData } from "./shell-data.ts";

/** The root loader's data: everything around the page, equal for every visitor of one language and device. */
export type RootData = {
  locale: Locale;
  /** The language in the address (`?lang=`). */
  lang: Locale | null;
  device: Device;
  origin: string;
  year: number;
  shell: ShellData;
  advertisement: readonly PageColumn[];
  cookieContent: CookieContent;
  /** Whether staff answer in the chat window; without, it offers WhatsApp alone. */
  chatAnswers: boolean;
  /** The measuring tools that receive events after the visitor's consent. */
  measuring: Measuring;
};

/** Null when even the shell could not be loaded: the error page then has no frame. */
export const nothingKnown: RootData = {
  locale: fallbackLocale,
  lang: null,
  device: "pc",
  origin: "",
  year: 0,
  shell: emptyShell,
  advertisement: [],
  cookieContent: null,
  chatAnswers: false,
  measuring: measuresNothing,
};
