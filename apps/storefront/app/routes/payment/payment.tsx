import { orderDetailsPath, payAgainPath, placedFreePath } from "#modules/payment/contract/order-codes.ts";
import { PaymentMissing, PaymentSought } from "#modules/payment/web/payment-missing.tsx";
import { serverWord } from "#modules/payment/web/payment-model.ts";
import { PaymentPage } from "#modules/payment/web/payment-page.tsx";
import { usePaymentWatch } from "#modules/payment/web/use-payment-watch.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { enterAsDocument } from "../../request/enter-as-document.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { verifiedPage } from "../../request/page-policy.ts";
import { revalidateOnNavigation } from "../../request/revalidate-on-navigation.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useOrderEvents } from "../../tracking/use-order-events.ts";
import type { Route } from "./+types/payment.ts";
import { loadPayment } from "./load-payment.server.ts";
import { Redirect } from "./redirect.tsx";
import { useOrderCode } from "./use-order-code.ts";

export const handle = verifiedPage;
export const shouldRevalidate = revalidateOnNavigation;

/** The remaining query parameters are ignored: number and amount come from the server (D-83). */
export async function loader({ url, context }: Route.LoaderArgs) {
  enterAsDocument({ url, context });
  const services = servicesOf(context);
  return {
    payment: await loadPayment(services, url, false),
    orderCode: url.searchParams.get("order"),
    isMember: services.caller.kind === "member",
    seo: { title: textOnServer("payment", services.locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

const failuresToShow = 3;

export default function Payment({ loaderData }: Route.ComponentProps) {
  const { isMember } = loaderData;
  const orderCode = useOrderCode(loaderData.orderCode);
  const { payment, asked, failures, nothingDue, askNow } = usePaymentWatch({
    orderCode,
    initial: loaderData.payment,
    watching: (latest) => latest === null || latest.open,
  });
  useOrderEvents(payment && serverWord(payment) === "paid" ? payment.orderCode.split(",") : []);
  if (nothingDue && orderCode) return <Redirect to={placedFreePath(orderCode, isMember)} />;
  if (payment === null) {
    // Until local storage has been read there may be a payment after all.
    const ordersPath = isMember ? "/account/order" : "/order";
    return asked || orderCode === null ? (
      <PaymentMissing ordersPath={ordersPath} />
    ) : (
      <PaymentSought ordersPath={ordersPath} />
    );
  }
  return (
    <PaymentPage
      payment={payment}
      detailsPath={orderDetailsPath(payment.orderCode, isMember)}
      payAgainPath={payAgainPath(payment.orderCode, isMember)}
      outOfTouch={failures >= failuresToShow}
      onTimeOver={() => void askNow()}
    />
  );
}
