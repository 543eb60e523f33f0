import { AdminProductNamesDocument } from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { SearchRuleEditor } from "#modules/search/admin/search-rule-editor.tsx";
import type { RuleState } from "#modules/search/contract/tuning.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"id">) {
  const page = await loadRecord(facts, "searchRule", facts.params.id, "search_tuning");
  const { pinned = [], boosted = [] } = page.record.state as RuleState;
  const codes = [...pinned, ...boosted];
  const { adminProductNames } = await adminCall(facts, ({ api }) => api(AdminProductNamesDocument, { codes }));
  return { ...page, products: adminProductNames };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SearchRule({ loaderData: { code, record, products } }: PageProps<typeof loader>) {
  return <SearchRuleEditor key={code} id={code} record={record} word="" products={products} />;
}
