import type { RouterContextProvider } from "react-router";
import { AdminPageTargetsDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import { namedInPage } from "#modules/content/contract/page/named-in-page.ts";
import type { PageState } from "#modules/content/contract/page/page-state.ts";
import type { PageTarget } from "#modules/content/contract/page/page-target.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The names of what a page shows already: its products, groups and promotions. */
export async function pageTargets(facts: Facts, state: PageState): Promise<PageTarget[]> {
  const named = Object.entries(namedInPage(state)).filter(([, codes]) => codes.length > 0);
  const found = await adminCall(facts, ({ api }) =>
    Promise.all(
      named.map(([kind, codes]) => api(AdminPageTargetsDocument, { kind, codes: codes.slice(0, 100), search: null })),
    ),
  );
  return found.flatMap(({ adminPageTargets }) => adminPageTargets as PageTarget[]);
}
