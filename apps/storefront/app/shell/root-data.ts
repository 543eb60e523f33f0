import type { Device } from "#kit/core/device.ts";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { type Measuring, measuresNothing } from "#modules/tracking/contract/measuring.ts";
import type { CookieContent } from "./consent/cookie-words.tsx";
import { emptyShell, type ShellData } from "./shell-data.ts";

/** What the root loader knows: everything around the page, the same for every visitor of one language and device. */
export type RootData = {
  locale: Locale;
  /** The language the address itself asks for (`?lang=`). */
  lang: Locale | null;
  device: Device;
  origin: string;
  year: number;
  shell: ShellData;
  advertisement: readonly PageColumn[];
  cookieContent: CookieContent;
  /** Whether somebody answers in the chat window; without, it offers WhatsApp alone. */
  chatAnswers: boolean;
  /** Who is told what visitors do, once they have agreed. */
  measuring: Measuring;
};

/** When not even the surroundings could be loaded, the error page stands alone. */
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
