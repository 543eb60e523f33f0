/** How products reach the shopper (B§3): a courier brings them, or the shopper collects them from a store. */
export const deliveryMethods = ["homeDelivery", "storePickup"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
