import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import type { PageServices } from "../../request/page-context.server.ts";
import { NoResultsDocument } from "./no-results.graphql.gen.ts";

/** Content for an empty result: alternative search terms, and the editors' content page for this case. */
export type NoResultsContent = { terms: readonly string[]; columns: readonly PageColumn[] };

const longestKeyword = 80;

/** Optional content: its failure must not fail the page. */
export async function loadNoResults(services: PageServices, keyword: string | null): Promise<NoResultsContent> {
  const { api, device, locale, tag } = services;
  tag("page:/search/nothing-found");
  const input = { keyword: keyword?.slice(0, longestKeyword) ?? "", deviceType: device, lang: locale };
  const reply = await api(NoResultsDocument, input).catch(() => null);
  return { terms: reply?.querySuggestions.keywords ?? [], columns: columnsOf(reply?.getPageByUrl) };
}
