import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ChannelKind } from "../channels/channel.ts";
import type { ChargeMethod, ChargeName } from "../ports/gateway.ts";

/**
 * opening: the gateway has not answered yet; open: the shopper can pay; the others are final. mispaid: a wrong amount was paid, so
 * it paid nothing.
 */
export type AttemptState = "opening" | "open" | "paid" | "failed" | "expired" | "cancelled" | "reversed" | "mispaid";

/** One attempt to pay through one channel. */
export type PaymentAttempt = {
  readonly id: string;
  readonly reference: string;
  readonly chargeId: string;
  readonly channelCode: string;
  /** Null for cash on delivery. */
  readonly gateway: string | null;
  readonly kind: ChannelKind;
  readonly bank: string | null;
  readonly months: number | null;
  readonly amount: Rupiah;
  readonly state: AttemptState;
  readonly gatewayRef: string | null;
  readonly vaNumber: string | null;
  readonly billerCode: string | null;
  readonly redirectUrl: string | null;
  readonly qrText: string | null;
  readonly returnUrl: string;
  readonly expiresAt: Date | null;
};

export const isLive = ({ state }: Pick<PaymentAttempt, "state">): boolean => state === "opening" || state === "open";

export const isOver = ({ expiresAt }: Pick<PaymentAttempt, "expiresAt">, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** The charge method for the gateway; null for cash on delivery. */
export function methodOf({ kind, bank, months }: PaymentAttempt): ChargeMethod | null {
  switch (kind) {
    case "va":
      return { kind, bank: bank ?? "" };
    case "card":
      return { kind, instalment: bank !== null && months !== null ? { bank, months } : null };
    case "wallet":
      return { kind, wallet: bank ?? "" };
    case "qris":
      return { kind };
    case "cod":
      return null;
  }
}

export const chargeName = ({ chargeId, gatewayRef, kind, amount }: PaymentAttempt): ChargeName => ({
  chargeId,
  gatewayRef: gatewayRef ?? "",
  method: kind === "cod" ? "va" : kind,
  amount,
});
