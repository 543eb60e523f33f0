/** What a store does beyond selling: orders to collect, goods to return, rackets to string, feet to measure, bricks to play with. */
export const storeServices = ["PICKUP", "RETURNS", "STRINGING", "FITTING", "PLAY_CORNER"] as const;

export type StoreService = (typeof storeServices)[number];
