import type { RouterContextProvider } from "react-router";
import { linkedTargets } from "#modules/content/contract/page/linked-targets.ts";
import { linksInPage, namedInPage } from "#modules/content/contract/page/named-in-page.ts";
import type { PageState } from "#modules/content/contract/page/page-state.ts";
import type { PageTarget } from "#modules/content/contract/page/page-target.ts";
import { targetsByCode } from "./targets-by-code.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The names of what a page shows and links to already. */
export function pageTargets(facts: Facts, state: PageState): Promise<PageTarget[]> {
  const named = namedInPage(state);
  const linked = linkedTargets(linksInPage(state));
  return targetsByCode(facts, {
    ...linked,
    product: [...new Set([...named.product, ...linked.product])],
    category: [...new Set([...named.category, ...linked.category])],
    brand: [...new Set([...named.brand, ...linked.brand])],
    promotion: named.promotion,
  });
}
