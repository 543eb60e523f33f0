import { createContext } from "react";
import type { Locale } from "#kit/core/locale.ts";
import type { MessageSource } from "../i18n/text-context.tsx";

/** The marker rendered in a fragment's place; replaced by the fragment's HTML when the page is complete. */
type FragmentSlot =
  | { readonly html: string }
  | { readonly html: null; readonly open: string; readonly close: string; readonly source: MessageSource };

/** Caches the HTML of fragments by everything it was rendered from. Present on the server only. */
export type FragmentCache = {
  place(key: string, texts: { readonly locale: Locale; readonly source: MessageSource }): FragmentSlot;
};

export const FragmentCacheContext = createContext<FragmentCache | null>(null);
