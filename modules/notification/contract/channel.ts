export const channels = ["WHATSAPP", "SMS", "EMAIL"] as const;

export type Channel = (typeof channels)[number];
