import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#kit/core/date-format.ts";
import { Breadcrumb } from "#kit/web/content/breadcrumb.tsx";
import { Picture } from "#kit/web/content/picture.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { ArticleHtml } from "./article-html.tsx";
import type { ArticleLink, ArticleModel } from "./article-model.ts";
import { useArticlesText } from "./articles-text.ts";
import { ShareRow } from "./share-row.tsx";
import { articlePath } from "./story.ts";
import { StoryCard } from "./story-card.tsx";

export type ArticlePageProps = {
  article: ArticleModel;
  /** The article's absolute URL, for sharing. */
  address: string;
  /** Renders the cards of a block of products in the text. */
  products: (codes: string) => ReactNode;
};

/** One story, with links to its neighbours and related stories. */
export function ArticlePage({ article, address, products }: ArticlePageProps) {
  const t = useArticlesText();
  const locale = useLocale();
  return (
    <>
      <article className="mx-auto max-w-page px-4 pt-4 md:px-6 md:pt-8">
        <Breadcrumb
          label={t("youAreHere")}
          crumbs={[{ label: t("home"), to: "/" }, { label: t("blogTitle"), to: "/blog" }, { label: article.title }]}
        />
        <header className="mx-auto mt-6 max-w-[42rem] md:mt-10">
          <h1 className="text-2xl font-extrabold tracking-tight text-balance md:text-4xl">{article.title}</h1>
          <p className="mt-3 text-lg text-ink-soft text-pretty md:text-xl">{article.subtitle}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <time dateTime={article.createTime}>{formatDate(new Date(article.createTime), locale)}</time>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" size="sm" />
              {t("readingTime", { minutes: article.minutes })}
            </span>
          </p>
        </header>
        {article.image ? (
          <div className="mx-auto mt-6 max-w-[60rem] overflow-hidden rounded-lg bg-sunken md:mt-10">
            <Picture
              path={article.image}
              alt=""
              width={1200}
              height={675}
              widths={[400, 640, 800, 1080, 1280]}
              sizes="(min-width: 1024px) 960px, 100vw"
              priority
              className="aspect-video w-full object-cover"
            />
          </div>
        ) : null}
        <ArticleHtml
          html={article.html}
          products={products}
          className="mx-auto mt-8 max-w-[42rem] text-lg leading-relaxed md:mt-10"
        />
        <footer className="mx-auto mt-10 max-w-[42rem] border-t border-line pt-6" data-print="hide">
          <ShareRow title={article.title} address={address} />
        </footer>
      </article>
      <BesideLinks newer={article.newer} older={article.older} />
      {article.related.length > 0 ? (
        <section aria-labelledby="related-stories" className="mx-auto mt-12 max-w-page px-4 md:mt-16 md:px-6">
          <h2 id="related-stories" className="mb-4 text-2xl font-extrabold md:mb-6">
            {t("relatedStories")}
          </h2>
          <ul className="grid gap-4 tablet:grid-cols-2 md:grid-cols-3 md:gap-6">
            {article.related.map((story) => (
              <li key={story.code}>
                <StoryCard story={story} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function BesideLinks({ newer, older }: { newer: ArticleLink | null; older: ArticleLink | null }) {
  const t = useArticlesText();
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={t("moreStories")}
      className="mx-auto mt-10 grid max-w-[42rem] gap-3 px-4 md:mt-12 md:grid-cols-2 md:px-0"
    >
      {newer ? <BesideLink link={newer} label={t("newerStory")} side="start" /> : <span className="hidden md:block" />}
      {older ? <BesideLink link={older} label={t("olderStory")} side="end" /> : null}
    </nav>
  );
}

function BesideLink({ link, label, side }: { link: ArticleLink; label: string; side: "start" | "end" }) {
  return (
    <Link
      to={articlePath(link.code)}
      rel={side === "start" ? "prev" : "next"}
      className={`group flex items-center gap-3 rounded-lg bg-surface p-4 shadow-lift hover:shadow-float ${side === "end" ? "flex-row-reverse text-right" : ""}`}
    >
      <Icon name={side === "start" ? "arrow-left" : "arrow-right"} className="text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="line-clamp-2 font-bold group-hover:text-brick-ink">{link.title}</span>
      </span>
    </Link>
  );
}
