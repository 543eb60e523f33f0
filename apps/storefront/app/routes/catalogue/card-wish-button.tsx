import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import { WishlistButton } from "#modules/wishlist/web/wishlist-button.tsx";

/** The wishlist button on a card's picture, for the card's `corner`. */
export const cardWishButton = ({ code, name }: CardModel) => (
  <WishlistButton productCode={code} productName={name} onPicture />
);
