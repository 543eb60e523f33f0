import type { RouterContextProvider } from "react-router";
import { linkedTargets } from "#modules/content/contract/page/linked-targets.ts";
import type { PageTarget } from "#modules/content/contract/page/page-target.ts";
import { cookieTextPath, footerStripPath } from "#modules/content/contract/site/site-parts.ts";
import type { EntryStates } from "#modules/content/contract/site/site-state.ts";
import { targetsByCode } from "./targets-by-code.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** What a part's links lead to, and the texts that are edited as pages, where they exist. */
export function siteTargets(facts: Facts, state: unknown): Promise<PageTarget[]> {
  const { url, clubSiteUrl, entries = {} } = state as { url?: string; clubSiteUrl?: string; entries?: EntryStates };
  const links = [url, clubSiteUrl, ...Object.values(entries).map((entry) => entry.url)].flatMap((link) => link ?? []);
  return targetsByCode(facts, linkedTargets([cookieTextPath, footerStripPath, ...links]));
}
