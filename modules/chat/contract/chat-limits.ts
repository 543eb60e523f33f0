import type { RateLimit } from "#kit/postgres/rate-limit.ts";

/** Messages of one shopper. */
export const perMinute: RateLimit = { limit: 12, windowSeconds: 60 };
export const perHour: RateLimit = { limit: 60, windowSeconds: 3600 };

/** Messages from one network: many shoppers share an address of a carrier or a store (D-85). */
export const perNetworkHour: RateLimit = { limit: 600, windowSeconds: 3600 };
