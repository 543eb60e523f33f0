import { data, type RouterContextProvider } from "react-router";
import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { packCards } from "#modules/catalogue/web/packed-cards.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import { isQrPath } from "#modules/newsletter/contract/constants.ts";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { LandingDocument, type LandingResult } from "./landing.graphql.gen.ts";
import { unlessMissing } from "./page-answer.server.ts";
import { servicesOf } from "./page-context.server.ts";

type ColumnTiers = NonNullable<LandingResult["getPageByUrl"]>["columnTiers"];
type ColumnProducts = NonNullable<LandingResult["getPageByUrl"]>["columnProducts"];

type Cards = readonly (readonly [columnId: string, cards: readonly CardModel[]])[];

const cardsByColumn = (columns: ColumnProducts): Cards =>
  columns.map(({ columnId, productList }) => [columnId, productList.map(cardModel)]);

const packed = (cards: Cards): Readonly<Record<string, string>> =>
  Object.fromEntries(cards.map(([columnId, own]) => [columnId, packCards(own)]));

const tiersByColumn = (columns: ColumnTiers): Readonly<Record<string, TierFields>> =>
  Object.fromEntries(columns.map(({ columnId, promotion }) => [columnId, promotion]));

/** Content for a path, by device and language. No columns means there is no such page. */
export async function loadLanding(context: Readonly<RouterContextProvider>, path: string) {
  const { api, device, locale, tag, preview, report, doNotKeep } = servicesOf(context);
  tag(`page:${path === "/" ? "/page/home" : path}`);
  const asked = { pageUrl: path, deviceType: device, lang: locale, preview };
  const answer = await api(LandingDocument, asked).catch(unlessMissing(report));
  if (!answer) {
    // Nothing to show is no alarm for the shopper (LP-11). The status says that it is not the same as not being there:
    // a search engine would forget the page.
    doNotKeep();
    return data({ columns: [], cards: {}, tiers: {}, seo: null, preview }, { status: 503 });
  }
  const columns = columnsOf(answer.getPageByUrl);
  // Whoever scans a printed code finds at least the form (LP-09).
  if (columns.length === 0 && !isQrPath(path)) throw data(null, { status: 404 });
  const cards = cardsByColumn(answer.getPageByUrl?.columnProducts ?? []);
  // A rule may bring other products tomorrow, and each product shown may change.
  const shown = cards.flatMap(([, own]) => own);
  for (const card of shown) tag(`product:${card.code}`);
  const tiers = tiersByColumn(answer.getPageByUrl?.columnTiers ?? []);
  // A promotion may begin to touch any of them, and those that are shown may change.
  if (shown.length > 0 || columns.some((column) => column.kind === "tiers")) tag("promotions");
  if (columns.some((column) => column.kind === "products" && column.from)) tag("catalogue");
  return data({ columns, cards: packed(cards), tiers, seo: answer.getPageByUrl?.seoInfo ?? null, preview });
}
