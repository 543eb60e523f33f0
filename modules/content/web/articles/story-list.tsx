import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { useArticlesText } from "./articles-text.ts";
import type { StoryPage } from "./story.ts";
import { StoryCard } from "./story-card.tsx";
import { type LoadStories, type StoryFeed, useStories } from "./use-stories.ts";

/** Older stories are loaded this far before the reader reaches the end of the list. */
const ahead = "1000000px 0px 700px";

export type StoryListProps = {
  first: StoryPage;
  load: LoadStories;
  /** The key of the history entry, for restoring the list after Back. */
  place: string;
};

/** The stories, newest first; older ones load while scrolling, or by a link without script. */
export function StoryList({ first, load, place }: StoryListProps) {
  const t = useArticlesText();
  const feed = useStories(first, load, place);
  const [lead, ...rest] = feed.stories;
  if (!lead) return <EmptyState title={t("no_data")}>{t("noStoriesHint")}</EmptyState>;
  const opens = first.number === 1;
  return (
    <>
      {first.number > 1 ? (
        <p className="mb-6">
          <LinkButton
            to={first.number === 2 ? "/blog" : `/blog?page=${first.number - 1}`}
            variant="secondary"
            size="sm"
          >
            {t("newerStories")}
          </LinkButton>
        </p>
      ) : null}
      {opens ? <StoryCard story={lead} lead priority /> : null}
      <ul className="mt-4 grid gap-4 tablet:grid-cols-2 md:mt-6 md:grid-cols-3 md:gap-6">
        {(opens ? rest : feed.stories).map((story, index) => (
          <li key={story.code}>
            <StoryCard story={story} priority={!opens && index < 3} />
          </li>
        ))}
        {feed.state === "loading" ? [1, 2, 3].map((number) => <StorySkeleton key={number} />) : null}
      </ul>
      <ListEnd feed={feed} total={first.total} />
    </>
  );
}

function ListEnd({ feed, total }: { feed: StoryFeed; total: number }) {
  const t = useArticlesText();
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => feed.loadMore());
  // A failed page is loaded again by a click, not by scrolling.
  const waits = feed.nextPage !== null && feed.state === "idle";

  useEffect(() => {
    if (!waits || !end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), { rootMargin: ahead });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [waits]);

  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    feed.loadMore();
  };

  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-4">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {feed.state === "loading"
          ? t("loadingStories")
          : feed.nextPage === null
            ? t("allStories", { total })
            : t("someStories", { shown: feed.stories.length, total })}
      </p>
      {feed.state === "failed" ? (
        <Alert
          tone="error"
          live
          title={t("storiesFailed")}
          actions={
            <Button size="sm" variant="secondary" icon="refresh-cw" onClick={feed.loadMore}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("storiesFailedHint")}
        </Alert>
      ) : feed.nextPage === null ? null : (
        <LinkButton
          to={`/blog?page=${feed.nextPage}`}
          variant="secondary"
          onClick={loadHere}
          aria-busy={feed.state === "loading" || undefined}
        >
          {t("olderStories")}
        </LinkButton>
      )}
    </div>
  );
}

function StorySkeleton() {
  return (
    <li aria-hidden="true" className="overflow-hidden rounded-lg bg-surface shadow-lift">
      <Skeleton className="aspect-video w-full rounded-none" />
      <div className="p-4 md:p-5">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
      </div>
    </li>
  );
}
