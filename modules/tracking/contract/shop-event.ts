/** The only currency the shop sells in, as measuring tools want it named (B§7). */
export const currency = "IDR";

/** A product as measuring tools know it. */
export type TrackedItem = {
  readonly code: string;
  readonly name: string;
  readonly brand?: string;
  readonly category?: string;
  /** The chosen variant: its SKU code. */
  readonly variant?: string;
  /** Rupiah for one piece. */
  readonly price: number;
  /** Absent means one. */
  readonly quantity?: number;
  /** The place in its list, from 0. */
  readonly position?: number;
};

type Items = { readonly items: readonly TrackedItem[] };
type InList = Items & { readonly list: string };
/** Rupiah; without it the items' prices are added up. */
type Value = { readonly value?: number };
/** `checkout` tells checkouts apart and is not sent. */
type InCheckout = Items & Value & { readonly checkout: string };

/** What the shop tells about itself, under the names of D-67. Never a name, an address or a number of the visitor. */
export type ShopEvent =
  /** A page was opened. The query stays out of it: it may hold what is nobody else's business. */
  | { readonly name: "page_view"; readonly path: string; readonly title: string }
  | ({ readonly name: "view_item_list" } & InList)
  | ({ readonly name: "select_item" } & InList)
  | ({ readonly name: "view_item" } & Items)
  | ({ readonly name: "add_to_cart" } & Items)
  | ({ readonly name: "remove_from_cart" } & Items)
  | ({ readonly name: "view_cart" } & Items & Value)
  | ({ readonly name: "begin_checkout"; readonly coupon?: string } & InCheckout)
  /** Once for each service or store that is chosen. */
  | ({ readonly name: "add_shipping_info"; readonly shipping: string } & InCheckout)
  /** Once for each payment method that is chosen. */
  | ({ readonly name: "add_payment_info"; readonly payment: string } & InCheckout)
  /** Once per order, when it is paid: the server hands it out once (`claimOrderEvents`). */
  | ({
      readonly name: "purchase";
      readonly order: string;
      readonly coupon?: string;
      readonly freight?: number;
    } & Items &
      Value)
  | ({ readonly name: "refund"; readonly order: string } & Items & Value)
  | { readonly name: "sign_up"; readonly method: string }
  | { readonly name: "login"; readonly method: string }
  | { readonly name: "search"; readonly term: string }
  /** A membership of the club was linked. */
  | { readonly name: "join_group"; readonly group: string };

export type ShopEventName = ShopEvent["name"];

/** What an event is worth in rupiah, or null for an event about no goods. */
export function worthOf(event: ShopEvent): number | null {
  if (!("items" in event)) return null;
  if ("value" in event && event.value !== undefined) return event.value;
  return event.items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
}
