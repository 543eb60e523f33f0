/** How a category's page sorts products until the shopper chooses. `bestSelling`: available first, then by units sold. */
export const productOrders = ["bestSelling", "newest", "priceUp", "priceDown", "discount"] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Products staff may put first by hand. */
export const mostFirstProducts = 100;
