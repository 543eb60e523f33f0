/** Services of a store besides selling. */
export const storeServices = ["PICKUP", "RETURNS", "STRINGING", "FITTING", "PLAY_CORNER"] as const;

export type StoreService = (typeof storeServices)[number];
