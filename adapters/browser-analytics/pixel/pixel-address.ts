import type { TrackedEvent } from "#modules/tracking/contract/event-sink.ts";
import type { Vendor } from "#modules/tracking/contract/measuring.ts";
import { currency, type ShopEventName, worthOf } from "#modules/tracking/contract/shop-event.ts";

/** The pixel's names of the events it knows; other events are not sent. */
const pixelNames: Partial<Record<ShopEventName, string>> = {
  page_view: "PageView",
  view_item: "ViewContent",
  search: "Search",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
  sign_up: "CompleteRegistration",
};

/** The address of the pixel's image, or null for an event the pixel does not know. */
export function pixelAddress({ url, id }: Vendor, { event, at, page, campaign }: TrackedEvent): string | null {
  const name = pixelNames[event.name];
  if (name === undefined) return null;
  const address = new URL(url);
  const put = (key: string, value: string) => address.searchParams.set(key, value);
  put("id", id);
  put("ev", name);
  put("dl", page);
  put("ts", String(at));
  if ("items" in event) {
    put("cd[currency]", currency);
    put("cd[value]", String(worthOf(event)));
    put("cd[content_type]", "product");
    put("cd[content_ids]", JSON.stringify(event.items.map(({ code }) => code)));
  }
  if (event.name === "search") put("cd[search_string]", event.term);
  if (event.name === "purchase") put("cd[order_id]", event.order);
  for (const [key, value] of Object.entries(campaign ?? {})) put(`cd[${key}]`, value);
  return address.href;
}
