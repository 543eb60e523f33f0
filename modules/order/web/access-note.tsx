import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { type OrderTextKey, useOrderText } from "./order-text.ts";

type AccessNoteProps = { order: Pick<OrderDetailModel, "access" | "actingNeeds" | "orderCode">; byLink: boolean };

const textOf = ({ order: { access, actingNeeds }, byLink }: AccessNoteProps): OrderTextKey => {
  if (actingNeeds === "SIGN_IN") return "masked_member";
  if (access === "confirmed") return byLink ? "confirmed_link" : "confirmed_code";
  return byLink ? "masked_link" : "masked_number";
};

/** Shows how the order was opened in a browser that is not its own, what is hidden, and what it takes to change it. */
export function AccessNote({ order, byLink }: AccessNoteProps) {
  const t = useOrderText();
  if (order.access === "owner") return null;
  return (
    <Alert tone="info">
      <p>{t(textOf({ order, byLink }))}</p>
      {order.actingNeeds === "SIGN_IN" ? (
        <LinkButton
          to={`/login?redirectUrl=${encodeURIComponent(`/account/order/detail/${order.orderCode}`)}`}
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          {t("log_in")}
        </LinkButton>
      ) : null}
    </Alert>
  );
}
