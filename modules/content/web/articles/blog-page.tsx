import { useArticlesText } from "./articles-text.ts";
import { StoryList, type StoryListProps } from "./story-list.tsx";

export function BlogPage(list: StoryListProps) {
  const t = useArticlesText();
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <header className="mb-6 md:mb-10">
        <h1 className="text-3xl font-extrabold tracking-tight md:text-4xl">{t("blogTitle")}</h1>
        <p className="mt-2 max-w-prose text-ink-soft md:text-lg">{t("blogIntro")}</p>
      </header>
      <StoryList key={`${list.first.number} ${list.place}`} {...list} />
    </div>
  );
}
