import type { FragmentCache } from "#kit/web/fragment-cache/fragment-cache-context.ts";
import type { MessageSource } from "../../web/i18n/text-context.tsx";
import type { PartStore } from "./part-store.ts";

/** The kept parts of one page while it is rendered. */
export type PageParts = FragmentCache & {
  /** The finished page: signs are exchanged for what they stand for, and parts drawn for the first time are kept. */
  assemble(html: string): string;
  /** The page failed somewhere: nothing of it is kept. */
  keepNothing(): void;
};

export type PagePartsOptions = {
  readonly store: PartStore;
  /** What every part of this page depends on besides its data, such as the device. */
  readonly variant: string;
  /** A secret of this render: data that looks like one of our signs does not know it. */
  readonly mark: string;
};

type Seen = { readonly key: string; readonly modules: Set<string> };

/** Ids that React makes depend on the place; scripts are sealed page by page. */
const tiedToThePage = /_R_\w*_|<script/;

export function pageParts({ store, variant, mark }: PagePartsOptions): PageParts {
  const found: string[] = [];
  const drawn: Seen[] = [];
  let keep = true;
  const sign = (kind: "kept" | "open" | "close", at: number) => `\u0002${mark}:${kind}:${at}\u0002`;
  const signs = new RegExp(`\u0002${mark}:(kept|open|close):(\\d+)\u0002`, "g");

  return {
    place(key, { locale, source }) {
      const whole = `${locale} ${variant} ${key}`;
      const part = store.get(whole);
      if (part) {
        // Whoever wakes the part in the browser needs its texts.
        for (const module of part.modules) source(module, locale);
        return { kept: sign("kept", found.push(part.html) - 1) };
      }
      const modules = new Set<string>();
      const at = drawn.push({ key: whole, modules }) - 1;
      const noticing: MessageSource = (module, language) => {
        modules.add(module);
        return source(module, language);
      };
      return { kept: null, open: sign("open", at), close: sign("close", at), source: noticing };
    },

    assemble(html) {
      const pieces: string[] = [];
      const open: { at: number; from: number }[] = [];
      let last = 0;
      for (const match of html.matchAll(signs)) {
        pieces.push(html.slice(last, match.index));
        last = match.index + match[0].length;
        const at = Number(match[2]);
        if (match[1] === "kept") pieces.push(found[at] ?? "");
        else if (match[1] === "open") open.push({ at, from: pieces.length });
        else close(open.pop(), at);
      }
      pieces.push(html.slice(last));
      return pieces.join("");

      function close(begun: { at: number; from: number } | undefined, at: number): void {
        const seen = drawn[at];
        if (!seen || begun?.at !== at || !keep) return;
        const part = pieces.slice(begun.from).join("");
        if (!tiedToThePage.test(part)) store.put(seen.key, { html: part, modules: [...seen.modules] });
      }
    },

    keepNothing() {
      keep = false;
    },
  };
}
