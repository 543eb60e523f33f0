import { ofItsSource, stamped } from "#kit/graphql/stamps.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { columnReader } from "../column-products.ts";
import { cardOnWire } from "./product-wire.ts";

/** Adds the cards to a landing page: content knows which products a column wants, the catalogue knows the products. */
export function landingProducts(deps: CatalogueDeps) {
  const { pictureUrl } = deps;
  const read = columnReader(deps);
  return stamped(async ({ pageContent }: { readonly pageContent: PageContent }, _args: unknown, { locale }, give) => {
    const wanted = pageContent.columns.filter((column): column is ProductsColumn => column.kind === "products");
    if (wanted.length === 0) {
      give(ofItsSource);
      return [];
    }
    const { columns, attributes, stamp } = await read(wanted, locale);
    if (stamp) give(stamp);
    return columns.map(({ columnId, cards }) => ({
      columnId,
      productList: cards.map((card) => cardOnWire(card, { attributes, pictureUrl })),
    }));
  });
}
