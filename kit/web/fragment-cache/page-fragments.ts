import type { MessageSource } from "../i18n/text-context.tsx";
import type { FragmentCache } from "./fragment-cache-context.ts";
import type { FragmentStore } from "./fragment-store.ts";

/** The fragments of one page while it is rendered. */
export type PageFragments = FragmentCache & {
  /** The finished page: markers are replaced by the cached HTML, and new fragments are stored. */
  assemble(html: string): string;
  /** The page failed: none of its fragments is stored. */
  discard(): void;
};

export type PageFragmentsOptions = {
  readonly store: FragmentStore;
  /** What every fragment of this page depends on besides its data, such as the device. */
  readonly variant: string;
  /** A secret of this render, so that data cannot imitate a marker. */
  readonly mark: string;
};

type Seen = { readonly key: string; readonly modules: Set<string> };

/** Ids that React generates depend on the position; scripts are hashed page by page. */
const tiedToThePage = /_R_\w*_|<script/;

export function pageFragments({ store, variant, mark }: PageFragmentsOptions): PageFragments {
  const found: string[] = [];
  const rendered: Seen[] = [];
  let keep = true;
  const marker = (kind: "html" | "open" | "close", at: number) => `\u0002${mark}:${kind}:${at}\u0002`;
  const markers = new RegExp(`\u0002${mark}:(html|open|close):(\\d+)\u0002`, "g");

  return {
    place(key, { locale, source }) {
      const whole = `${locale} ${variant} ${key}`;
      const part = store.get(whole);
      if (part) {
        // Hydration needs the texts of the fragment.
        for (const module of part.modules) source(module, locale);
        return { html: marker("html", found.push(part.html) - 1) };
      }
      const modules = new Set<string>();
      const at = rendered.push({ key: whole, modules }) - 1;
      const noticing: MessageSource = (module, language) => {
        modules.add(module);
        return source(module, language);
      };
      return { html: null, open: marker("open", at), close: marker("close", at), source: noticing };
    },

    assemble(html) {
      const chunks: string[] = [];
      const open: { at: number; from: number }[] = [];
      let last = 0;
      for (const match of html.matchAll(markers)) {
        chunks.push(html.slice(last, match.index));
        last = match.index + match[0].length;
        const at = Number(match[2]);
        if (match[1] === "html") chunks.push(found[at] ?? "");
        else if (match[1] === "open") open.push({ at, from: chunks.length });
        else close(open.pop(), at);
      }
      chunks.push(html.slice(last));
      return chunks.join("");

      function close(started: { at: number; from: number } | undefined, at: number): void {
        const seen = rendered[at];
        if (!seen || started?.at !== at || !keep) return;
        const part = chunks.slice(started.from).join("");
        if (!tiedToThePage.test(part)) store.set(seen.key, { html: part, modules: [...seen.modules] });
      }
    },

    discard() {
      keep = false;
    },
  };
}
