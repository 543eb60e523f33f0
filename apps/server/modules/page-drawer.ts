import { LandingDocument } from "#apps/storefront/app/routes/content/landing.graphql.gen.ts";
import type { Executor } from "#kit/graphql/executor.ts";
import { inProcessApi } from "#kit/graphql/in-process-api.ts";
import type { DrawPage } from "#modules/content/server/index.ts";
import { anonymousContext } from "../http/request-context.ts";

const pageUrl = "/page/preview";

/** Asks the shop's own operation for a page in preparation, as an anonymous visitor would ask for a published one. */
export const pageDrawer =
  (executor: Executor): DrawPage =>
  async (content, device, locale) => {
    const readDraft = async () => ({ content, seo: {} });
    const context = anonymousContext({ device, locale }, "preview", { readDraft });
    const variables = { pageUrl, deviceType: device, lang: locale, preview: true };
    const { getPageByUrl: page } = await inProcessApi(executor, context)(LandingDocument, variables);
    if (!page) throw new Error("the shop answered no page to a preview");
    return page;
  };
