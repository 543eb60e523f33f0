import type { RequestContext } from "#kit/graphql/context.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { columnProducts } from "../column-products.ts";
import { cardOnWire } from "./product-wire.ts";

/** Adds the cards to a landing page: content knows which products a column wants, the catalogue knows the products. */
export const landingProducts =
  (deps: CatalogueDeps) =>
  async (page: { readonly pageContent: PageContent }, _args: unknown, { locale }: RequestContext) => {
    const { columns, attributes } = await columnProducts(deps, page.pageContent, locale);
    const wording = { attributes, pictureUrl: deps.pictureUrl };
    return columns.map(({ columnId, cards }) => ({
      columnId,
      productList: cards.map((card) => cardOnWire(card, wording)),
    }));
  };
