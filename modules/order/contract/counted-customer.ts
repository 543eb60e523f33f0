/** Buyers as the reports tell them apart. */
export const countedCustomers = ["new", "returning", "unknown"] as const;
export type CountedCustomer = (typeof countedCustomers)[number];
