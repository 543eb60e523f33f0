import * as v from "valibot";
import { productStatuses } from "./product-state.ts";

const code = v.nullish(v.pipe(v.string(), v.maxLength(60)), null);
const amount = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)), null);

/** Which products are listed, as operations take it. */
export const productFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(120)), ""),
  statuses: v.nullish(v.pipe(v.array(v.picklist(productStatuses)), v.maxLength(10)), []),
  brandCode: code,
  categoryCode: code,
  minPrice: amount,
  maxPrice: amount,
  inStock: v.nullish(v.boolean(), null),
};
