import { sourceValidator, validated } from "#kit/graphql/cacheable-resolvers.ts";
import { productsOfArticle } from "#modules/content/contract/article-products.ts";
import type { ProductsColumn } from "#modules/content/contract/columns/products-column.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { readColumns } from "../column-products.ts";
import { cardOnWire } from "./product-wire.ts";

/** Adds the cards of products in an article's text: content has their codes, the catalogue has the products. */
export function articleProducts(deps: CatalogueDeps) {
  const { pictureUrl } = deps;
  return validated(
    async ({ articleContent }: { readonly articleContent: string }, _args: unknown, { locale }, addValidator) => {
      const wanted = productsOfArticle(articleContent).map(
        ({ codes, products }): ProductsColumn => ({
          id: codes,
          kind: "products",
          perRow: { pc: 3, h5: 2 },
          style: "grid",
          items: products.map((productCode) => ({ productCode })),
        }),
      );
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
