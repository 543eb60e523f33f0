import type { RouterContextProvider } from "react-router";
import { AdminPageTargetsDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import type { PageTarget } from "#modules/content/contract/page/page-target.ts";
import type { EntryStates } from "#modules/content/contract/site/site-state.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The names of the pages that a part's links lead to. Other addresses are shown as they are. */
export async function siteTargets(facts: Facts, state: unknown): Promise<PageTarget[]> {
  const { url, clubSiteUrl, entries = {} } = state as { url?: string; clubSiteUrl?: string; entries?: EntryStates };
  const linked = [url, clubSiteUrl, ...Object.values(entries).map((entry) => entry.url)];
  const codes = [...new Set(linked.flatMap((path) => (path?.startsWith("/") ? [path] : [])))].slice(0, 100);
  if (codes.length === 0) return [];
  const found = await adminCall(facts, ({ api }) =>
    Promise.all(["page", "place"].map((kind) => api(AdminPageTargetsDocument, { kind, codes, search: null }))),
  );
  return found.flatMap(({ adminPageTargets }) => adminPageTargets as PageTarget[]);
}
