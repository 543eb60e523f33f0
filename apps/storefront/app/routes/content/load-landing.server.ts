import { data, type RouterContextProvider } from "react-router";
import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { packCards } from "#modules/catalogue/web/packed-cards.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import { isQrPath } from "#modules/newsletter/contract/constants.ts";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { LandingDocument, type LandingResult } from "./landing.graphql.gen.ts";

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
  const input = { pageUrl: path, deviceType: device, lang: locale, preview };
  const reply = await api(LandingDocument, input).catch(unlessMissing(report));
  if (!reply) {
    // A failure shows a retry page (LP-11). Its status is 503 instead of 404: a search engine would remove the page from its index.
    doNotKeep();
    return data({ columns: [], cards: {}, tiers: {}, seo: null, preview }, { status: 503 });
  }
  const columns = columnsOf(reply.getPageByUrl);
  // A printed QR code always leads to the form, even without content (LP-09).
  if (columns.length === 0 && !isQrPath(path)) throw data(null, { status: 404 });
  const cards = cardsByColumn(reply.getPageByUrl?.columnProducts ?? []);
  // Tags: a rule may select other products later, and each product shown may change.
  const shown = cards.flatMap(([, own]) => own);
  for (const card of shown) tag(`product:${card.code}`);
  const tiers = tiersByColumn(reply.getPageByUrl?.columnTiers ?? []);
  // Tags: a promotion may start for any product of the tiers, and the products shown may change.
  if (shown.length > 0 || columns.some((column) => column.kind === "tiers")) tag("promotions");
  if (columns.some((column) => column.kind === "products" && column.from)) tag("catalogue");
  return data({ columns, cards: packed(cards), tiers, seo: reply.getPageByUrl?.seoInfo ?? null, preview });
}
