import { useCallback, useMemo, useRef, useState } from "react";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import type { Story, StoryPage } from "./story.ts";
import { type LoadedStories, readStories, storeStories } from "./story-cache.ts";

export type StoryFeed = {
  readonly stories: readonly Story[];
  /** Null at the end of the list. */
  readonly nextPage: number | null;
  readonly state: "idle" | "loading" | "failed";
  loadMore(): void;
};

export type LoadStories = (page: number) => Promise<StoryPage>;

/** The loaded part of the list. After Back all loaded pages are restored. */
export function useStories(first: StoryPage, load: LoadStories, place: string): StoryFeed {
  // During hydration the list must equal the server's, which has no stored pages.
  const hydrated = useHydrated();
  const restored = useMemo(() => (hydrated ? readStories(sessionStorage, place) : null), [hydrated, place]);
  const [loaded, setLoaded] = useState<LoadedStories | null>(null);
  const [state, setState] = useState<StoryFeed["state"]>("idle");
  const busy = useRef(false);

  const beyond = loaded ?? restored ?? { stories: [], nextPage: first.more ? first.number + 1 : null };
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

/** A story published meanwhile shifts the pages, so that one story may be loaded twice. */
const withoutDoubles = (stories: readonly Story[]): Story[] => [
  ...new Map(stories.map((story) => [story.code, story])).values(),
];
