/** Identifies this storefront to the API, which may serve several (OP-03). */
export const originAlias = "storefront";
