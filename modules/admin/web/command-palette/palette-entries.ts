import type { IconName } from "#kit/web/icons/icon.tsx";

/** One line of the palette. `to` is also its identity. */
export type PaletteEntry = {
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly icon: IconName;
};

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Those whose title has every word of the text, at the beginning of one of its words. */
export function fitting(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const words = folded(title).split(/[\s/-]+/);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

const mostRecent = 8;

/** The recent entries after one was opened: the newest first, each once. */
export const withRecent = (recent: readonly PaletteEntry[], opened: PaletteEntry): PaletteEntry[] =>
  [opened, ...recent.filter(({ to }) => to !== opened.to)].slice(0, mostRecent);

/** Reads what a browser has stored; anything unexpected counts as nothing. */
export function readRecent(stored: string | null, group: string): PaletteEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.filter(isEntry).map((entry) => ({ ...entry, group }));
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== "object" || value === null) return false;
  const { title, detail, to, icon } = value as Record<string, unknown>;
  const isText = [title, detail, to, icon].every((one) => typeof one === "string");
  // Only pages of the back office: a browser's storage is not trusted.
  return isText && /^\/admin(?:[/?]|$)/.test(to as string);
}
