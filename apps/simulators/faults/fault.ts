import { type Channel, channels } from "#modules/notification/contract/channel.ts";

/** The vendors whose faults can be injected. */
export type Vendor = Channel | "PAYMENT" | "COURIER";
export const vendors: readonly Vendor[] = [...channels, "PAYMENT", "COURIER"];

/**
 * ok: no fault; slow: responds after `ms`, and the message is sent all the same; error: a temporary failure; drop: the
 * connection is closed without a response; refuse: a permanent refusal.
 */
export const faultModes = ["ok", "slow", "error", "drop", "refuse"] as const;
export type FaultMode = (typeof faultModes)[number];

export type Fault = { readonly mode: FaultMode; readonly ms: number };
