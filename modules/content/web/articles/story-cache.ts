import type { Story } from "./story.ts";

/** The pages a reader had loaded when they left the list. */
export type LoadedStories = { readonly stories: readonly Story[]; readonly nextPage: number | null };

type Stored = LoadedStories & { readonly place: string };

const storageKey = "stories";

/** One entry per tab: Back leads to the list that was left last. */
export function storeStories(storage: Storage, place: string, { stories, nextPage }: LoadedStories): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ place, stories, nextPage } satisfies Stored));
  } catch {
    // Without storage the reader only loses the scroll position.
  }
}

/** The stored pages for this history entry, or null. */
export function readStories(storage: Storage, place: string): LoadedStories | null {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? "null") as Stored | null;
    return stored?.place === place ? { stories: stored.stories, nextPage: stored.nextPage } : null;
  } catch {
    return null;
  }
}
