import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import { WishHeart } from "#modules/wishlist/web/wish-heart.tsx";

/** The heart on a card's picture, for the card's `corner`. */
export const cardHeart = ({ code, name }: CardModel) => <WishHeart productCode={code} productName={name} onPicture />;
