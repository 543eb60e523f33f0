import { type PackedSize, packedSizes } from "#modules/catalogue/server/index.ts";
import type { FreightOffer } from "#modules/shipping/contract/freight.ts";
import { quoteFreight } from "#modules/shipping/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { ParcelPlan } from "./parcels.ts";

/** A courier and one of its services, as `JNE:REG`. */
export const serviceOf = ({ courierCode, serviceCode }: Pick<FreightOffer, "courierCode" | "serviceCode">): string =>
  `${courierCode}:${serviceCode}`;

/** `JNE` of `JNE:REG`; empty before one is chosen. */
export const courierOf = (service: string | null): string => service?.split(":")[0] ?? "";

/** The ways these parcels can go to a district, the cheapest first; none when nobody goes there or nobody answers. */
export async function freightTo(
  deps: Pick<CheckoutDeps, "database" | "couriers">,
  plans: readonly ParcelPlan[],
  districtCode: string,
): Promise<readonly FreightOffer[]> {
  if (plans.length === 0) return [];
  const lines = plans.flatMap((plan) => plan.lines);
  const packed = await packedSizes(deps.database.kysely, [...new Set(lines.map(({ skuCode }) => skuCode))]);
  const parcels = plans.map(({ sourceCode, lines: inside }) => ({ sourceCode, items: itemsOf(inside, packed) }));
  const offers = await quoteFreight(deps, { parcels, districtCode });
  if (!offers.ok) return [];
  return offers.value.toSorted((one, other) => one.total - other.total || (serviceOf(one) < serviceOf(other) ? -1 : 1));
}

const itemsOf = (lines: ParcelPlan["lines"], packed: ReadonlyMap<string, PackedSize>) =>
  lines.flatMap(({ skuCode, quantity }) => {
    const size = packed.get(skuCode);
    return size ? [{ ...size, quantity }] : [];
  });
