import { SynonymsEditor } from "#modules/search/admin/synonyms-editor.tsx";
import { longestPhrase } from "#modules/search/contract/tuning.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "search.tune");
  const word = new URL(facts.request.url).searchParams.get("word") ?? "";
  return { word: word.slice(0, longestPhrase), ...adminPage(facts.context, "search_tuning") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewSynonyms({ loaderData: { word } }: PageProps<typeof loader>) {
  return <SynonymsEditor id="" record={null} word={word} />;
}
