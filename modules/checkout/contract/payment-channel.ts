import type { Rupiah } from "#kit/core/rupiah.ts";

/** A payment method, up to three levels: its kind, its bank or wallet, its months (D-47). Only the innermost can be chosen. */
export type PaymentChannel = {
  readonly code: string;
  readonly name: string;
  readonly imageUrl: string | null;
  /** Comes on top, as a line of its own. */
  readonly fee: Rupiah;
  readonly children: readonly PaymentChannel[];
};

/** The groups and banks on the way to a chosen code, outermost first; empty when it is not there. */
export function pathToChannel(channels: readonly PaymentChannel[], code: string | null): readonly PaymentChannel[] {
  for (const channel of channels) {
    if (channel.code === code) return [channel];
    const below = pathToChannel(channel.children, code);
    if (below.length > 0) return [channel, ...below];
  }
  return [];
}
