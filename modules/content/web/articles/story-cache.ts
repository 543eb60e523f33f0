import type { Story } from "./story.ts";

/** What a reader had loaded beyond the first page when they left the list. */
export type LoadedStories = { readonly stories: readonly Story[]; readonly nextPage: number | null };

type Kept = LoadedStories & { readonly place: string };

const name = "stories";

/** One entry for the whole tab: the list that was left last is the one that Back leads to. */
export function storeStories(storage: Storage, place: string, { stories, nextPage }: LoadedStories): void {
  try {
    storage.setItem(name, JSON.stringify({ place, stories, nextPage } satisfies Kept));
  } catch {
    // A full or forbidden storage costs the reader their place, nothing else.
  }
}

/** What was kept for this place in the history, or null. */
export function readStories(storage: Storage, place: string): LoadedStories | null {
  try {
    const kept = JSON.parse(storage.getItem(name) ?? "null") as Kept | null;
    return kept?.place === place ? { stories: kept.stories, nextPage: kept.nextPage } : null;
  } catch {
    return null;
  }
}
