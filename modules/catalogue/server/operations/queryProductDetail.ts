import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { productPage } from "../product-page.ts";
import { readAttributes } from "../store/attributes.ts";
import { pageOnWire } from "../wire/product-wire.ts";

const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** About 3-7 working days (GN-14). */
const usualDelivery = { least: 3, most: 7 };
const input = v.object({ productCode: code, skuCode: v.nullish(code) });

export const queryProductDetail = (deps: CatalogueDeps) =>
  query({
    access: "anyone",
    input,
    async run({ locale }, { productCode, skuCode }) {
      const [page, attributes] = await Promise.all([
        productPage(deps, { productCode, skuCode: skuCode ?? null }, locale),
        readAttributes(deps.database.kysely, locale),
      ]);
      if (!page) return null;
      const { pictureUrl, deliveryDays = usualDelivery } = deps;
      return { ...pageOnWire(page, { attributes, pictureUrl }), deliveryDays };
    },
  });
