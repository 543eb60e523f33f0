import type { FreightOffer } from "#modules/shipping/contract/freight.ts";
import { type Origins, offerFreight } from "#modules/shipping/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { Destination } from "./destination.ts";
import type { ParcelPlan } from "./parcels.ts";

/** A courier and one of its services, as `JNE:REG`. */
export const serviceOf = ({ courierCode, serviceCode }: Pick<FreightOffer, "courierCode" | "serviceCode">): string =>
  `${courierCode}:${serviceCode}`;

/** `JNE` of `JNE:REG`; empty before one is chosen. */
export const courierOf = (service: string | null): string => service?.split(":")[0] ?? "";

/** Freight offers for these parcels, cheapest first. Empty when no courier serves the destination or none answers. */
export async function quoteFreight(
  { couriers }: Pick<CheckoutDeps, "couriers">,
  plans: readonly ParcelPlan[],
  { destination, origins }: { readonly destination: Destination; readonly origins: Origins },
): Promise<readonly FreightOffer[]> {
  if (plans.length === 0) return [];
  const parcels = plans.map(({ sourceCode, lines }) => ({ sourceCode, items: itemsOf(lines) }));
  const offers = await offerFreight(couriers, { parcels, destination, origins });
  if (!offers.ok) return [];
  return offers.value.toSorted((one, other) => one.total - other.total || (serviceOf(one) < serviceOf(other) ? -1 : 1));
}

const itemsOf = (lines: ParcelPlan["lines"]) =>
  lines.flatMap(({ sku, quantity }) => (sku ? [{ ...sku.catalogueSku.sku.packed, quantity }] : []));
