import type { Api } from "#kit/graphql/client.ts";
import { buildEntry, entryBytes, type FinishedPage, type RenderedPage } from "../page-cache/page-entry.ts";
import { askAgain, type PageApi, type Question } from "./asking-again.ts";

/**
 * Finished pages under the data they were made of. All data is read each time; only when some of it differs is the page
 * drawn, sealed and squeezed again. So a page is never out of date, and nobody has to say what changed.
 */
export type DrawnPages = {
  /** The key names everything the page depends on besides its data, such as address, language, device and day. */
  page(key: string, api: PageApi, draw: (api: Api) => Promise<RenderedPage>): Promise<FinishedPage>;
  stats(): { pages: number; bytes: number };
};

type Drawing = { readonly page: FinishedPage; readonly questions: readonly Question[]; readonly bytes: number };

// The map's slot, objects and arrays around an entry, and its questions: a cautious estimate.
const bookkeepingBytes = 2048;

/** Holds so many bytes; the page asked for longest ago goes first. With none, every page is drawn. */
export function drawnPages(maxBytes: number): DrawnPages {
  const drawings = new Map<string, Drawing>();
  let total = 0;

  function forget(key: string): void {
    total -= drawings.get(key)?.bytes ?? 0;
    drawings.delete(key);
  }

  function keep(key: string, page: FinishedPage, questions: readonly Question[]): void {
    const bytes = bookkeepingBytes + entryBytes(page.entry) + 2 * key.length;
    if (bytes > maxBytes) return;
    drawings.set(key, { page, questions, bytes });
    total += bytes;
    for (const oldest of drawings.keys()) {
      if (total <= maxBytes) break;
      forget(oldest);
    }
  }

  return {
    async page(key, api, draw) {
      const before = drawings.get(key);
      const reading = askAgain(api, before?.questions ?? []);
      if (before && (await reading.unchanged())) {
        if (drawings.get(key) === before) {
          // The youngest stand last.
          drawings.delete(key);
          drawings.set(key, before);
        }
        return before.page;
      }
      const drawn = await draw(reading.api);
      const { tags, freshSeconds, staleSeconds } = drawn;
      const page = { entry: await buildEntry(drawn), tags, freshSeconds, staleSeconds };
      forget(key);
      const questions = drawn.freshSeconds > 0 && maxBytes > 0 ? await reading.questions() : null;
      if (questions) keep(key, page, questions);
      return page;
    },

    stats: () => ({ pages: drawings.size, bytes: total }),
  };
}
