import { useRevalidator } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { withZipCode } from "#kit/core/zip-code.ts";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { AccessNote } from "./access-note.tsx";
import { BackToList } from "./back-to-list.tsx";
import { CancelRefunds } from "./cancel-refunds.tsx";
import { CancelRequestNote } from "./cancel-request-note.tsx";
import { ContactProof } from "./contact-proof/contact-proof.tsx";
import { EditNotes } from "./edit-notes.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { isStatus, type OrderDetailModel, type OrderPlace } from "./order-model.ts";
import { OrderProducts } from "./order-products.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { useOrderText } from "./order-text.ts";
import { OrderTotals } from "./order-totals.tsx";
import { PaidTogether } from "./paid-together.tsx";
import { Parcels } from "./parcels/parcels.tsx";
import { PayTime } from "./pay-time.tsx";
import { PickupCode } from "./pickup-code.tsx";
import { PlacedFree } from "./placed-free.tsx";
import { RefundNotes } from "./refund-notes.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type OrderDetailPageProps = {
  order: OrderDetailModel;
  place: OrderPlace;
  showCount: (units: number) => void;
  /** Codes of orders that were just placed without anything to pay, from the address. */
  placed?: string | null;
  /** It was opened by the link of a message. */
  byLink?: boolean;
};

/** Everything about one order: state, actions, lines, receiver, and amounts. */
export const OrderDetailPage = (props: OrderDetailPageProps) => (
  <ContactProof orderCode={props.order.orderCode}>
    <OrderDetail {...props} />
  </ContactProof>
);

function OrderDetail({ order, place, showCount, placed = null, byLink = false }: OrderDetailPageProps) {
  const t = useOrderText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid gap-5">
      <div>
        <BackToList list={place.list} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">
            {t("order", { code: order.orderCode })}
          </h1>
          <StatusBadge status={order.orderStatus} deliveryType={order.distributionType}>
            {order.orderStatusStr}
          </StatusBadge>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <p>{t("placed_at", { time: formatDateTime(new Date(order.orderDate), locale) })}</p>
          <CopyButton
            text={order.orderCode}
            label={t("copy")}
            copiedLabel={t("copied")}
            failedLabel={t("copy_failed")}
          />
        </div>
      </div>
      <AccessNote order={order} byLink={byLink} />
      <PlacedFree orders={[order]} placed={placed} />
      <RefundNotes order={order} />
      <Card as="section" studs={order.orderStatus === orderStatusCodes.awaitingPayment ? "sun" : "court"}>
        <OrderSteps order={order} />
        {order.scheduleCancelTime ? (
          <div className="mt-5">
            <PayTime endsAt={order.scheduleCancelTime} serverNow={order.now} onEnd={() => void revalidate()} />
          </div>
        ) : null}
        <PaidTogether order={order} place={place} />
        {order.cancelRemark ? (
          <p className="mt-4 text-sm text-ink-soft">{t("reason", { reason: order.cancelRemark })}</p>
        ) : null}
        {order.receiver.storeConfirmCode && order.orderStatus === orderStatusCodes.shipped ? (
          <PickupCode
            code={order.receiver.storeConfirmCode}
            keptUntil={order.keptUntil}
            isAnnounced={order.operationList.some(({ type, value }) => type === "pickupOrder" && value === "0")}
          />
        ) : null}
        {order.cancelRequests.length > 0 ? (
          <div className="mt-5">
            <CancelRequestNote requests={order.cancelRequests} />
          </div>
        ) : null}
        <div className="mt-5">
          <OrderButtons order={order} showCount={showCount} />
        </div>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <Parcels parcels={order.expressList} />
          <OrderProducts order={order} place={place} />
        </div>
        <div className="grid gap-5">
          <TitledCard title={t("totals")} icon="receipt">
            <OrderTotals order={order} />
          </TitledCard>
          <EditNotes edits={order.edits} />
          <CancelRefunds requests={order.cancelRequests} />
          <Payments order={order} />
          <Receiver order={order} />
          <Invoice order={order} place={place} />
        </div>
      </div>
    </div>
  );
}

type Part = { order: OrderDetailModel };

function Payments({ order: { payMent, payMentType, payInfos, payStatus, orderStatus } }: Part) {
  const t = useOrderText();
  if (payMent === null && payInfos.length === 0) return null;
  const awaitsCourier = payMentType === "COD" && isStatus(orderStatus, "paid", "partiallyShipped", "shipped");
  const label = awaitsCourier
    ? "pay_on_delivery"
    : ((["pay_0", "pay_1", "pay_2", "pay_3", "pay_4"] as const)[payStatus] ?? "pay_0");
  return (
    <TitledCard title={t("payment")} icon="wallet">
      <p className="font-bold">{payMent}</p>
      <p className="text-sm text-ink-soft">{t(label)}</p>
      {payInfos.map(({ payCode, price }) => (
        <p key={price} className="mt-2 text-sm tabular-nums">
          {payCode ? `${payCode} · ` : null}
          {rp(price)}
        </p>
      ))}
    </TitledCard>
  );
}

function Receiver({ order: { receiver, store, expectTime, orderStatus } }: Part) {
  const t = useOrderText();
  const area = [receiver.districtName, receiver.cityName, receiver.provinceName]
    .filter((part) => part !== "")
    .join(", ");
  const isOver = isStatus(orderStatus, "completed", "cancelled", "closed");
  return (
    <TitledCard title={t(store ? "fetch_at" : "receiver")} icon={store ? "store" : "map-pin"}>
      <address className="grid gap-0.5 break-words not-italic">
        <span className="font-bold">{store ? store.storeName : receiver.name}</span>
        {receiver.companyName === "" ? null : <span>{receiver.companyName}</span>}
        <span>{store ? store.address1 : receiver.address}</span>
        {store ? null : <span>{withZipCode(area, receiver.zipCode)}</span>}
        {store ? <span className="mt-2">{receiver.name}</span> : null}
        <span className="tabular-nums">{receiver.mobile}</span>
        <span>{receiver.mail}</span>
      </address>
      <p className="mt-3 text-sm text-ink-soft">
        {[receiver.logisticsTypeStr, isOver ? null : expectTime].filter(Boolean).join(" · ")}
      </p>
    </TitledCard>
  );
}

function Invoice({ order: { orderCode, invoice }, place }: Part & { place: OrderPlace }) {
  const t = useOrderText();
  if (!invoice) return null;
  const { isPersonInVoice, name, company, taxCode, address, districtName, cityName, provinceName, zipCode } = invoice;
  const area = [districtName, cityName, provinceName].filter((part) => part !== "").join(", ");
  return (
    <TitledCard title={t("invoice")} icon="newspaper">
      <p className="text-sm text-ink-soft">{t(isPersonInVoice ? "invoice_person" : "invoice_company")}</p>
      <p className="mt-1 font-bold break-words">{isPersonInVoice ? name : company}</p>
      {taxCode === "" ? null : <p className="text-sm tabular-nums">NPWP {taxCode}</p>}
      {address === "" ? null : (
        <p className="text-sm break-words">
          {address}
          <br />
          {withZipCode(area, zipCode)}
        </p>
      )}
      {invoice.invoiceNo ? (
        <LinkButton to={place.invoice(orderCode)} variant="secondary" size="sm" icon="receipt" className="mt-4">
          {t("invoice_open")}
        </LinkButton>
      ) : null}
    </TitledCard>
  );
}
