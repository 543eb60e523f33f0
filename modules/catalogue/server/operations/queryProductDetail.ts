import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { readProductPage } from "../product-page.ts";
import { pageOnWire } from "../wire/product-wire.ts";

const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** About 3-7 working days (GN-14). */
const usualDelivery = { least: 3, most: 7 };
const input = v.object({
  productCode: code,
  skuCode: v.nullish(code),
  activityCode: v.nullish(code),
  activityType: v.nullish(code),
});

export function queryProductDetail(deps: CatalogueDeps) {
  const { pictureUrl, deliveryDays = usualDelivery } = deps;
  return query({
    access: "anyone",
    publiclyCacheable: true,
    validated: true,
    input,
    async run({ locale }, requested, addValidator) {
      const { page, attributes, validator } = await readProductPage(
        deps,
        {
          productCode: requested.productCode,
          skuCode: requested.skuCode ?? null,
          activityCode: requested.activityCode ?? null,
          activityType: requested.activityType ?? null,
        },
        locale,
      );
      addValidator(validator);
      return page && { ...pageOnWire(page, { attributes, pictureUrl }), deliveryDays };
    },
  });
}
