import { ArticlePage } from "#modules/content/admin/article-editor/article-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { richTextPickers } from "../forms/rich-text-pickers.tsx";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "content.edit");
  return { now: `${new Date().toISOString().slice(0, 19)}Z`, ...adminPage(facts.context, "articles") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewArticle({ loaderData: { now } }: PageProps<typeof loader>) {
  return <ArticlePage code="" record={null} now={now} pickers={richTextPickers} />;
}
