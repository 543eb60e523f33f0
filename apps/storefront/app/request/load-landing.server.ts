import { data, type RouterContextProvider } from "react-router";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import { LandingDocument } from "./landing.graphql.gen.ts";
import { servicesOf } from "./page-context.server.ts";

/** Content for a path, by device and language. No columns means there is no such page. */
export async function loadLanding(context: Readonly<RouterContextProvider>, path: string) {
  const { api, device, locale, tag, preview } = servicesOf(context);
  tag(`page:${path === "/" ? "/page/home" : path}`);
  const asked = { pageUrl: path, deviceType: device, lang: locale, preview };
  const answer = await api(LandingDocument, asked).catch(() => null);
  // Not readable at the moment is not the same as not there: a search engine would forget the page.
  if (!answer) throw data(null, { status: 503 });
  const columns = columnsOf(answer.getPageByUrl);
  if (columns.length === 0) throw data(null, { status: 404 });
  return { columns, seo: answer.getPageByUrl?.seoInfo ?? null, preview };
}
