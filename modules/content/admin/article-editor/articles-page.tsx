import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ListSearch } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import type { ArticleKind } from "../../contract/article.ts";
import { useArticleEditorText } from "./article-editor-text.ts";
import { type ArticleTab, articleAddress, articlesPath, articleTabs } from "./article-list-model.ts";
import type { AdminArticlesResult } from "./articles.graphql.gen.ts";

type Article = AdminArticlesResult["adminArticles"]["articles"][number];
type ArticlesPageProps = AdminArticlesResult["adminArticles"] & { search: string; tab: ArticleTab; year: number };

/** Stories and questions, most recently changed first. */
export function ArticlesPage({ articles, total, page, pageSize, search, tab, year }: ArticlesPageProps) {
  const t = useArticleEditorText();
  const { state } = useNavigation();
  useAdminKeys();
  const isFiltered = search !== "" || tab !== "all";
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("articles")}
        actions={
          <>
            <ExportLink />
            <LinkButton to={`${articlesPath}/new`} size="sm" variant="court" icon="plus">
              {t("new")}
            </LinkButton>
          </>
        }
      />
      <nav aria-label={t("articles")} className="flex gap-1 overflow-x-auto">
        {articleTabs.map((one) => (
          <Link
            key={one}
            to={articleAddress({ tab: one, search })}
            aria-current={one === tab ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              one === tab ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(`tab_${one}`)}
          </Link>
        ))}
      </nav>
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ListSearch search={search} hint={t("search_hint")} kept={tab === "all" ? {} : { tab }} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count", { count: total })}
      </p>
      {articles.length === 0 ? (
        <EmptyState title={t(isFiltered ? "none_found" : "none")}>
          {t(isFiltered ? "none_found_text" : "none_text")}
        </EmptyState>
      ) : (
        <ArticleTable articles={articles} year={year} />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => articleAddress({ tab, search, page: to })}
      />
    </div>
  );
}

const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2";

function ArticleTable({ articles, year }: { articles: readonly Article[]; year: number }) {
  const t = useArticleEditorText();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th className={head}>{t("col_title")}</th>
            <th className={head}>{t("col_state")}</th>
            <th className={`${head} phone:hidden`}>{t("col_kind")}</th>
            <th className={`${head} phone:hidden`}>{t("col_topic")}</th>
            <th className={`${head} phone:hidden`}>{t("col_changed")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {articles.map(({ code, title, address, kind, topic, published, updatedAt }) => (
            <tr key={code} className="relative hover:bg-sunken focus-within:bg-sunken">
              <th scope="row" className={`${cell} text-left font-bold`}>
                <Link
                  to={`${articlesPath}/${encodeURIComponent(code)}`}
                  data-row
                  prefetch="intent"
                  className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
                >
                  {title || t("unnamed")}
                </Link>
                <span className="block text-xs font-normal break-all text-ink-soft">/information/{address}</span>
              </th>
              <td className={cell}>
                <Badge tone={published ? "court" : "sun"}>{t(published ? "published" : "draft")}</Badge>
              </td>
              <td className={`${cell} text-ink-soft phone:hidden`}>{t(`kind_${kind as ArticleKind}`)}</td>
              <td className={`${cell} text-ink-soft phone:hidden`}>{topic}</td>
              <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums phone:hidden`}>
                {shortTime(updatedAt, year)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
