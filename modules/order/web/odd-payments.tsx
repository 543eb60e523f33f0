import { rp } from "#kit/core/format-rupiah.ts";
import { Notice } from "#kit/web/feedback/notice.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** Money that was not the amount of the order: that we have it, that it goes back, or why it does not. */
export function OddPayments({ payments }: { payments: OrderDetailModel["oddPayments"] }) {
  const t = useOrderText();
  return payments.map(({ amount, state, note }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own and keep their order
    <Notice key={index} tone={state === "back" ? "info" : "warning"}>
      {t(`odd_${state as "review" | "back" | "declined"}`, { amount: rp(amount), note: note ?? "" })}
    </Notice>
  ));
}
