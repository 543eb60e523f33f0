import type { RouterContextProvider } from "react-router";
import { type CartFields, cartPageDocument } from "#modules/cart/web/cart-page/cart-page.graphql.gen.ts";
import { cardModel } from "#modules/catalogue/web/card-model.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { CartSuggestionsDocument } from "./suggestions.graphql.gen.ts";

/** The cart of a visitor without a session. */
const emptyCart: CartFields = {
  miniCartCount: 0,
  deliveryDays: { least: 0, most: 0 },
  lines: [],
  priceInfo: { productAmount: 0, promotionDiscount: 0, totalAmount: 0, savedAmount: 0 },
  promotionDiscounts: [],
  gifts: [],
  promotionTiers: [],
};

/** The visitor's cart; an empty one comes with suggestions, whose failure must not fail the page. */
export async function loadCart(context: Readonly<RouterContextProvider>) {
  const { api, caller, locale, report } = servicesOf(context);
  const cart = caller.kind === "anonymous" ? emptyCart : (await api(cartPageDocument)).queryCart;
  const found = cart.lines.length === 0 ? await api(CartSuggestionsDocument).catch(report) : null;
  return {
    cart,
    suggestions: (found?.initCatalogProduct.data?.dataList ?? []).map(cardModel),
    seo: { title: textOnServer("cart-page", locale)("title"), noindex: true },
  };
}
