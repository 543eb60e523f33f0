/** Who the messages come from: the shop's name, and its address without a slash at the end. */
export type ShopCard = { readonly name: string; readonly url: string };
