import type { CheckoutView } from "./checkout-view.ts";
import { type PaymentChannel, pathToChannel } from "./payment-channel.ts";

/** Why an order cannot be paid by cash on delivery (D-47, CK-22). */
export type CodProblem = "pickup" | "mixed" | "guest" | "amount";

const codChannel = "COD";

/** Why cash on delivery is not offered; null when it is, or when nothing is due. */
export function codProblem(
  { delivery, supportsCod, isGuest, totals }: Pick<CheckoutView, "delivery" | "supportsCod" | "isGuest" | "totals">,
  channels: readonly PaymentChannel[],
): CodProblem | null {
  if (totals.totalAmount === 0 || pathToChannel(channels, codChannel).length > 0) return null;
  if (delivery.type === "storePickup") return "pickup";
  if (!supportsCod) return "mixed";
  return isGuest ? "guest" : "amount";
}
