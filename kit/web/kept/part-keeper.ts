import { createContext } from "react";
import type { Locale } from "../../core/locale.ts";
import type { MessageSource } from "../i18n/text-context.tsx";

/** What stands in a part's place while the page is rendered; exchanged for its HTML when the page is finished. */
export type PartPlace =
  | { readonly kept: string }
  | { readonly kept: null; readonly open: string; readonly close: string; readonly source: MessageSource };

/** Remembers the HTML of parts by everything that went into them. There is one on the server and none in the browser. */
export type PartKeeper = {
  place(key: string, texts: { readonly locale: Locale; readonly source: MessageSource }): PartPlace;
};

export const PartKeeperContext = createContext<PartKeeper | null>(null);
