import type { AdminCustomerResult } from "../customers.graphql.gen.ts";

export type Customer = NonNullable<AdminCustomerResult["adminCustomer"]>;

const couponTones = { available: "court", locked: "sun", used: "neutral", expired: "neutral" } as const;
export const couponTone = (state: string) => couponTones[state as keyof typeof couponTones] ?? "neutral";
