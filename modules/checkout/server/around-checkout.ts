import type { Caller } from "#kit/graphql/context.ts";
import { anyList } from "#kit/postgres/any-list.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import type { CartLine } from "#modules/cart/server/index.ts";
import { type SourceStock, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import type { Channel } from "#modules/payment/server/index.ts";
import { boughtInCampaignsOf } from "#modules/promotion/server/index.ts";
import { type Origins, originsOf, pickupStoresOf } from "#modules/shipping/server/index.ts";
import type { Store } from "#modules/stores/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { Choices } from "./choices.ts";
import { type Destination, ofBook, typedDestination } from "./destination.ts";
import { type AskedWhere, readWhere, whereParts } from "./where-it-goes.ts";

/** What a checkout has to know besides its goods and their prices. */
export type Around = {
  /** Where it goes as far as that is known; null when no address was chosen or the chosen one is gone. */
  readonly destination: Destination | null;
  /** Null: the invoice goes where the goods go. */
  readonly billing: Destination | null;
  /** Where all of it can be fetched. */
  readonly stores: readonly Store[];
  readonly origins: Origins;
  readonly channels: readonly Channel[];
  /** What the buyer took of campaigns before. */
  readonly bought: ReadonlyMap<string, number>;
  /** What there is of what promotions give away. */
  readonly giftStock: SourceStock[];
};

/** Whose checkout it is, and what it is about. */
export type AroundWhat = {
  readonly caller: Caller;
  readonly choices: Choices;
  readonly lines: readonly CartLine[];
  readonly gifts: readonly string[];
  /** Under which keys limits per buyer are counted; none while nobody knows who a guest is. */
  readonly buyerKeys: readonly string[];
};

type Asked = AskedWhere & {
  readonly skuCodes: readonly string[];
  readonly quantities: readonly number[];
  readonly sources: readonly string[];
  readonly hidden: readonly string[];
  readonly buyerKeys: readonly string[];
  readonly gifts: readonly string[];
};

const readAround = fixedParts((places: Places<Asked>) => {
  const skuCodes = anyList(places.skuCodes);
  return {
    ...whereParts(places),
    stores: pickupStoresOf({ skuCodes, quantities: anyList(places.quantities, "int"), hidden: anyList(places.hidden) }),
    origins: originsOf(anyList(places.sources)),
    bought: boughtInCampaignsOf(anyList(places.buyerKeys), skuCodes),
    giftStock: stockAtSourcesOf(anyList(places.gifts)),
  };
});

/** What is around no goods at all. */
const nothingLeft = { stores: [], origins: new Map(), bought: new Map(), giftStock: [] };

/** Reads all of it by one statement. The channels come only when they are others than those that were read last. */
export async function aroundCheckout(
  { database, hiddenStoreCodes, channels }: Pick<CheckoutDeps, "database" | "hiddenStoreCodes" | "channels">,
  { caller, choices, lines, gifts, buyerKeys }: AroundWhat,
): Promise<Around> {
  const { addressCode, address, billing } = choices;
  const question = channels.ask();
  const fromBook = addressCode !== null && caller.kind === "member";
  const where = {
    userCode: fromBook ? caller.userCode : null,
    addressCode: fromBook ? addressCode : null,
    district: fromBook ? null : (address?.district ?? null),
    billingDistrict: billing?.district ?? null,
    knownChannels: question.known,
  };
  const read =
    lines.length === 0
      ? { ...nothingLeft, ...(await readWhere(database.kysely, where)).read() }
      : await readAround(database.kysely, {
          ...where,
          skuCodes: lines.map(({ skuCode }) => skuCode),
          quantities: lines.map(({ quantity }) => quantity),
          sources: lines.flatMap(({ goods }) => goods?.offer.stock.sourceCode ?? []),
          hidden: hiddenStoreCodes,
          buyerKeys,
          gifts,
        });
  const typed = (wanted: Choices["address"], area: Area | null) => wanted && area && typedDestination(wanted, area);
  return {
    destination: fromBook ? read.saved && ofBook(read.saved) : typed(address, read.area),
    billing: typed(billing, read.billingArea),
    stores: read.stores,
    origins: read.origins,
    channels: question.answer(read.channels),
    bought: read.bought,
    giftStock: read.giftStock,
  };
}
