/** The most products on one member's wishlist. */
export const maxWishlistItems = 200;
