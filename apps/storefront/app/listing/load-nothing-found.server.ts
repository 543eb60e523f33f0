import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import type { PageServices } from "../request/page-context.server.ts";
import { NothingFoundDocument } from "./nothing-found.graphql.gen.ts";

/** What a page offers that has found nothing: other words, and whatever the shop has put on its page for this moment. */
export type NothingFoundOffer = { words: readonly string[]; columns: readonly PageColumn[] };

const longestWords = 80;

/** Help is welcome, but its failure must not make the page worse. */
export async function loadNothingFound(services: PageServices, words: string | null): Promise<NothingFoundOffer> {
  const { api, device, locale, tag } = services;
  tag("page:/search/nothing-found");
  const asked = { keyword: words?.slice(0, longestWords) ?? "", deviceType: device, lang: locale };
  const answer = await api(NothingFoundDocument, asked).catch(() => null);
  return { words: answer?.querySuggestions.keywords ?? [], columns: columnsOf(answer?.getPageByUrl) };
}
