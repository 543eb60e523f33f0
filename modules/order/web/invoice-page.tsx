import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { InvoiceModel } from "../contract/invoice-model.ts";
import type { NoInvoice } from "./invoice-model.ts";
import { InvoiceSheet, type InvoiceShop } from "./invoice-sheet.tsx";
import { OrderMissing } from "./order-missing.tsx";
import type { OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

type AbsentInvoice = { readonly orderCode: string; readonly reason: NoInvoice };

type InvoicePageProps = {
  invoice: InvoiceModel | null;
  absent: AbsentInvoice | null;
  place: OrderPlace;
  shop: InvoiceShop;
};

/** The invoice, or why there is none, with the way to the order. */
export function InvoicePage({ invoice, absent, place, shop }: InvoicePageProps) {
  const t = useOrderText();
  if (invoice) return <InvoiceSheet invoice={invoice} place={place} shop={shop} />;
  if (!absent) return <OrderMissing place={place} />;
  const { orderCode, reason } = absent;
  return (
    <EmptyState
      title={t(`invoice_${reason}`)}
      actions={<LinkButton to={place.detail(orderCode)}>{t("order", { code: orderCode })}</LinkButton>}
    >
      <p>{t(`invoice_${reason}_text`)}</p>
    </EmptyState>
  );
}
