import { type Channel, channels } from "#modules/notification/contract/channel.ts";

/** Who can be made to misbehave. */
export type Vendor = Channel | "PAYMENT" | "COURIER";
export const vendors: readonly Vendor[] = [...channels, "PAYMENT", "COURIER"];

/**
 * ok: as it should be; slow: answers after `ms`, and the message has left all the same; error: a passing trouble of the vendor;
 * drop: the connection is cut without a word; refuse: the vendor will never take this message.
 */
export const faultModes = ["ok", "slow", "error", "drop", "refuse"] as const;
export type FaultMode = (typeof faultModes)[number];

export type Fault = { readonly mode: FaultMode; readonly ms: number };
