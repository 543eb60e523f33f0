import { ArticlePage } from "#modules/content/admin/article-editor/article-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { richTextPickers } from "../forms/rich-text-pickers.tsx";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs<"code">) => loadRecord(facts, "article", facts.params.code, "articles");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Article({ loaderData: { code, record } }: PageProps<typeof loader>) {
  return <ArticlePage key={code} code={code} record={record} now="" pickers={richTextPickers} />;
}
