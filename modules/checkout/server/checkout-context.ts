import type { Caller } from "#kit/graphql/context.ts";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import type { CartLine } from "#modules/cart/server/index.ts";
import { type SourceStock, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import { clubLinkOf } from "#modules/loyalty/server/index.ts";
import type { Channel } from "#modules/payment/server/index.ts";
import type { BuyerKind } from "#modules/promotion/contract/audience.ts";
import { boughtInFlashSalesOf } from "#modules/promotion/server/index.ts";
import { type Origins, originsOf, pickupStoresOf } from "#modules/shipping/server/index.ts";
import type { Store } from "#modules/stores/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { Choices } from "./choices.ts";
import { type Destination, ofBook, typedDestination } from "./destination.ts";
import { type DestinationValues, destinationParts, readDestination } from "./store/destination-query.ts";

/** What pricing a checkout needs besides its lines: addresses, stores, payment channels and promotion counters. */
export type CheckoutContext = {
  /** Null when no address was chosen or the chosen one was deleted. */
  readonly destination: Destination | null;
  /** Null: same as the destination. */
  readonly billing: Destination | null;
  /** Stores that have every line in stock. */
  readonly stores: readonly Store[];
  readonly origins: Origins;
  readonly channels: readonly Channel[];
  /** Units of flash sales the buyer has bought before, by SKU. */
  readonly bought: ReadonlyMap<string, number>;
  /** Stock of the gifts that promotions may add. */
  readonly giftStock: SourceStock[];
  readonly buyer: BuyerKind;
};

export type ContextQuery = {
  readonly caller: Caller;
  readonly choices: Choices;
  readonly lines: readonly CartLine[];
  readonly gifts: readonly string[];
  /** The keys that purchase limits are counted under; empty for a guest without contact data. */
  readonly buyerKeys: readonly string[];
};

type ContextValues = DestinationValues & {
  readonly skuCodes: readonly string[];
  readonly quantities: readonly number[];
  readonly sources: readonly string[];
  readonly hidden: readonly string[];
  readonly buyerKeys: readonly string[];
  readonly gifts: readonly string[];
  readonly memberCode: string | null;
};

const readContext = preparedFragments((places: Params<ContextValues>) => {
  const skuCodes = listParameter(places.skuCodes);
  return {
    ...destinationParts(places),
    stores: pickupStoresOf({
      skuCodes,
      quantities: listParameter(places.quantities, "int"),
      hidden: listParameter(places.hidden),
    }),
    origins: originsOf(listParameter(places.sources)),
    bought: boughtInFlashSalesOf(listParameter(places.buyerKeys), skuCodes),
    giftStock: stockAtSourcesOf(listParameter(places.gifts)),
    isClubMember: clubLinkOf(places.memberCode),
  };
});

const emptyContext = { stores: [], origins: new Map(), bought: new Map(), giftStock: [], isClubMember: false };

/** One statement for any number of lines; one more when the payment channels have changed. */
export async function loadCheckoutContext(
  { database, hiddenStoreCodes, channels }: Pick<CheckoutDeps, "database" | "hiddenStoreCodes" | "channels">,
  { caller, choices, lines, gifts, buyerKeys }: ContextQuery,
): Promise<CheckoutContext> {
  const { addressCode, address, billing } = choices;
  const fromBook = addressCode !== null && caller.kind === "member";
  const where = {
    userCode: fromBook ? caller.userCode : null,
    addressCode: fromBook ? addressCode : null,
    district: fromBook ? null : (address?.district ?? null),
    billingDistrict: billing?.district ?? null,
  };
  const read =
    lines.length === 0
      ? { ...emptyContext, ...(await readDestination(database.kysely, where)).read() }
      : await readContext(database.kysely, {
          ...where,
          skuCodes: lines.map(({ skuCode }) => skuCode),
          quantities: lines.map(({ quantity }) => quantity),
          sources: lines.flatMap(({ sku }) => sku?.offer.stock.sourceCode ?? []),
          hidden: hiddenStoreCodes,
          buyerKeys,
          gifts,
          memberCode: caller.kind === "member" ? caller.userCode : null,
        });
  const typed = (wanted: Choices["address"], area: Area | null) => wanted && area && typedDestination(wanted, area);
  return {
    destination: fromBook ? read.saved && ofBook(read.saved) : typed(address, read.area),
    billing: typed(billing, read.billingArea),
    stores: read.stores,
    origins: read.origins,
    channels: await channels.at(database.kysely, read.channelsVersion),
    bought: read.bought,
    giftStock: read.giftStock,
    buyer: caller.kind !== "member" ? "guest" : read.isClubMember ? "clubMember" : "member",
  };
}
