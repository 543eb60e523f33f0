import { SynonymsEditor } from "#modules/search/admin/synonyms-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs<"id">) => loadRecord(facts, "synonyms", facts.params.id, "search_tuning");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SearchSynonymGroup({ loaderData: { code, record } }: PageProps<typeof loader>) {
  return <SynonymsEditor key={code} id={code} record={record} word="" />;
}
