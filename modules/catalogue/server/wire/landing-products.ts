import { sourceValidator, validated } from "#kit/graphql/cacheable-resolvers.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { readColumns } from "../column-products.ts";
import { cardOnWire } from "./product-wire.ts";

/** Adds the cards to a landing page: content has a column's selection, the catalogue has the products. */
export function landingProducts(deps: CatalogueDeps) {
  const { pictureUrl } = deps;
  return validated(
    async ({ pageContent }: { readonly pageContent: PageContent }, _args: unknown, { locale }, addValidator) => {
      const wanted = pageContent.columns.filter((column): column is ProductsColumn => column.kind === "products");
      if (wanted.length === 0) {
        addValidator(sourceValidator);
        return [];
      }
      const { columns, attributes, validator } = await readColumns(deps, wanted, locale);
      if (validator) addValidator(validator);
      return columns.map(({ columnId, cards }) => ({
        columnId,
        productList: cards.map((card) => cardOnWire(card, { attributes, pictureUrl })),
      }));
    },
  );
}
