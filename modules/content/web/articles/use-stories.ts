import { useCallback, useMemo, useRef, useState } from "react";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import type { Story, StoryPage } from "./story.ts";
import { type LoadedStories, readStories, storeStories } from "./story-cache.ts";

export type StoryFeed = {
  readonly stories: readonly Story[];
  /** The page that comes next; null at the end of the list. */
  readonly nextPage: number | null;
  readonly state: "idle" | "loading" | "failed";
  loadMore(): void;
};

/** Loads a page of the list; rejects when it cannot. */
export type LoadStories = (page: number) => Promise<StoryPage>;

/** The list as far as it was read. Going back to it finds everything that had been loaded, at its old place. */
export function useStories(first: StoryPage, load: LoadStories, place: string): StoryFeed {
  // The server knows nothing of earlier reading: while its page comes alive, the list must be the server's.
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? readStories(sessionStorage, place) : null), [hydrated, place]);
  const [loaded, setLoaded] = useState<LoadedStories | null>(null);
  const [state, setState] = useState<StoryFeed["state"]>("idle");
  const busy = useRef(false);

  const beyond = loaded ?? kept ?? { stories: [], nextPage: first.more ? first.number + 1 : null };
  const { nextPage } = beyond;

  const loadMore = useCallback(async () => {
    if (busy.current || nextPage === null) return;
    busy.current = true;
    setState("loading");
    try {
      const page = await load(nextPage);
      const next = {
        stories: withoutDoubles([...beyond.stories, ...page.stories]),
        nextPage: page.more ? page.number + 1 : null,
      };
      storeStories(sessionStorage, place, next);
      setLoaded(next);
      setState("idle");
    } catch {
      setState("failed");
    } finally {
      busy.current = false;
    }
  }, [beyond.stories, nextPage, load, place]);

  return { stories: withoutDoubles([...first.stories, ...beyond.stories]), nextPage, state, loadMore };
}

/** A story published in the meantime moves the others on by one: the same one may come twice. */
const withoutDoubles = (stories: readonly Story[]): Story[] => [
  ...new Map(stories.map((story) => [story.code, story])).values(),
];
