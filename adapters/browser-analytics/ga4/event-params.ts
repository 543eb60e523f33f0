import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import { currency, type ShopEvent, type TrackedItem, worthOf } from "#modules/tracking/contract/shop-event.ts";

type Params = Readonly<Record<string, unknown>>;

/** An event's parameters by the collector's names. */
export function eventParams({ event, page, campaign }: TrackedEvent): Params {
  return { ...goodsOf(event), ...detailsOf(event), page_location: page, ...campaign };
}

function goodsOf(event: ShopEvent): Params {
  if (!("items" in event)) return {};
  const list = "list" in event ? event.list : undefined;
  return { currency, value: worthOf(event), items: event.items.map((item) => itemParams(item, list)) };
}

const itemParams = (item: TrackedItem, list: string | undefined): Params => ({
  item_id: item.code,
  item_name: item.name,
  item_brand: item.brand,
  item_category: item.category,
  item_variant: item.variant,
  item_list_name: list,
  index: item.position,
  price: item.price,
  quantity: item.quantity ?? 1,
});

function detailsOf(event: ShopEvent): Params {
  switch (event.name) {
    case "page_view":
      return { page_title: event.title };
    case "view_item_list":
    case "select_item":
      return { item_list_name: event.list };
    case "begin_checkout":
      return { coupon: event.coupon };
    case "add_shipping_info":
      return { shipping_tier: event.shipping };
    case "add_payment_info":
      return { payment_type: event.payment };
    case "purchase":
      return { transaction_id: event.order, coupon: event.coupon, shipping: event.freight };
    case "refund":
      return { transaction_id: event.order };
    case "sign_up":
    case "login":
      return { method: event.method };
    case "search":
      return { search_term: event.term };
    case "join_group":
      return { group_id: event.group };
    default:
      return {};
  }
}
