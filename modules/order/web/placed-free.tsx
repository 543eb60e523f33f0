import { Alert } from "#kit/web/feedback/alert.tsx";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { useOrderText } from "./order-text.ts";

type Ordered = { readonly orderCode: string; readonly orderStatus: string; readonly amount: number };

/** Of the orders on the page, those the address names as just placed and that need no payment. */
export function placedFreeCodes(orders: readonly Ordered[], placed: string | null): string[] {
  const named = new Set((placed ?? "").split(","));
  return orders
    .filter(
      ({ orderCode, orderStatus, amount }) =>
        named.has(orderCode) && amount === 0 && orderStatus === orderStatusCodes.paid,
    )
    .map(({ orderCode }) => orderCode);
}

/** Shows that a free purchase is placed. */
export function PlacedFree({ orders, placed }: { orders: readonly Ordered[]; placed: string | null }) {
  const t = useOrderText();
  const codes = placedFreeCodes(orders, placed);
  if (codes.length === 0) return null;
  return (
    <Alert tone="success" title={t("placed_free_title")} live>
      {t("placed_free_text", { codes: codes.join(", ") })}
    </Alert>
  );
}
