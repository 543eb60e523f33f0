import type { RouterContextProvider } from "react-router";
import { AdminPageTargetsDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import type { PageTarget } from "#modules/content/contract/page/page-target.ts";
import { cookieTextPath, footerStripPath } from "#modules/content/contract/site/site-parts.ts";
import type { EntryStates } from "#modules/content/contract/site/site-state.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The pages that a part's links lead to, and those that are edited as pages, where they exist. Other addresses are shown as they are. */
export async function siteTargets(facts: Facts, state: unknown): Promise<PageTarget[]> {
  const { url, clubSiteUrl, entries = {} } = state as { url?: string; clubSiteUrl?: string; entries?: EntryStates };
  const linked = [url, clubSiteUrl, ...Object.values(entries).map((entry) => entry.url)];
  const paths = linked.flatMap((path) => (path?.startsWith("/") ? [path] : []));
  const codes = [...new Set([cookieTextPath, footerStripPath, ...paths])].slice(0, 100);
  const found = await adminCall(facts, ({ api }) =>
    Promise.all(["page", "place"].map((kind) => api(AdminPageTargetsDocument, { kind, codes, search: null }))),
  );
  return found.flatMap(({ adminPageTargets }) => adminPageTargets as PageTarget[]);
}
