/** ISO code of the shop's only currency, for analytics tools (B§7). */
export const currency = "IDR";

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
  /** The position in its list, from 0. */
  readonly position?: number;
};

type Items = { readonly items: readonly TrackedItem[] };
type InList = Items & { readonly list: string };
/** Rupiah; the default is the sum of the items. */
type Value = { readonly value?: number };
/** `checkout` identifies the checkout and is not sent. */
type InCheckout = Items & Value & { readonly checkout: string };

/** The analytics events, under the names of D-67. They never contain personal data of the visitor. */
export type ShopEvent =
  /** Without the query string, which may contain personal data. */
  | { readonly name: "page_view"; readonly path: string; readonly title: string }
  | ({ readonly name: "view_item_list" } & InList)
  | ({ readonly name: "select_item" } & InList)
  | ({ readonly name: "view_item" } & Items)
  | ({ readonly name: "add_to_cart" } & Items)
  | ({ readonly name: "remove_from_cart" } & Items)
  | ({ readonly name: "view_cart" } & Items & Value)
  | ({ readonly name: "begin_checkout"; readonly coupon?: string } & InCheckout)
  /** Once for each chosen service or store. */
  | ({ readonly name: "add_shipping_info"; readonly shipping: string } & InCheckout)
  /** Once for each chosen payment method. */
  | ({ readonly name: "add_payment_info"; readonly payment: string } & InCheckout)
  /** Once per paid order: the server returns it once (`claimOrderEvents`). */
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
  /** The account was linked with the club. */
  | { readonly name: "join_group"; readonly group: string };

export type ShopEventName = ShopEvent["name"];

/** The value of an event in rupiah; null for an event without items. */
export function worthOf(event: ShopEvent): number | null {
  if (!("items" in event)) return null;
  if ("value" in event && event.value !== undefined) return event.value;
  return event.items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
}
