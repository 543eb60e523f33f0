import { redirect } from "react-router";
import { readCallback } from "#modules/payment/contract/callback.ts";
import { orderDetailsPath, payAgainPath, placedFreePath } from "#modules/payment/contract/order-codes.ts";
import { PayCallbackPage } from "#modules/payment/web/pay-callback-page.tsx";
import { serverWord } from "#modules/payment/web/payment-model.ts";
import { usePaymentWatch } from "#modules/payment/web/use-payment-watch.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { enterAsDocument } from "../../request/enter-as-document.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { verifiedPage } from "../../request/page-policy.ts";
import { revalidateOnNavigation } from "../../request/revalidate-on-navigation.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useOrderEvents } from "../../tracking/use-order-events.ts";
import type { Route } from "./+types/pay-callback.ts";
import { loadPayment } from "./load-payment.server.ts";
import { Redirect } from "./redirect.tsx";
import { useOrderCode } from "./use-order-code.ts";

const paymentPath = (orderCode: string) => `/payment?order=${encodeURIComponent(orderCode)}`;

export const handle = verifiedPage;
export const shouldRevalidate = revalidateOnNavigation;

/** A gateway's "pending" redirects to the page with the payment instructions (D-49). */
export async function loader({ url, context }: Route.LoaderArgs) {
  enterAsDocument({ url, context });
  const services = servicesOf(context);
  const verdict = readCallback(url.searchParams);
  const orderCode = url.searchParams.get("order");
  if (verdict === "pending" && orderCode) throw redirect(paymentPath(orderCode));
  return {
    verdict,
    payment: await loadPayment(services, url, true),
    orderCode,
    isMember: services.caller.kind === "member",
    seo: { title: textOnServer("payment", services.locale)("callbackTitle"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function PayCallback({ loaderData }: Route.ComponentProps) {
  const { verdict, isMember } = loaderData;
  const orderCode = useOrderCode(loaderData.orderCode);
  const { payment, asked, nothingDue } = usePaymentWatch({
    orderCode,
    initial: loaderData.payment,
    refresh: true,
    watching: (latest) => verdict !== "failure" && serverWord(latest) === "unpaid",
  });
  useOrderEvents(payment && serverWord(payment) === "paid" ? payment.orderCode.split(",") : []);
  if (nothingDue && orderCode) return <Redirect to={placedFreePath(orderCode, isMember)} />;
  const orders = isMember ? "/account/order" : "/order";
  return (
    <PayCallbackPage
      verdict={verdict}
      payment={payment}
      asked={asked || orderCode === null || orderCode === loaderData.orderCode}
      paths={{
        // An order this visitor may not see links to their own orders instead.
        order: orderCode && payment ? orderDetailsPath(orderCode, isMember) : orders,
        orders,
        payHere: paymentPath(orderCode ?? ""),
        payAgain: orderCode && payment ? payAgainPath(orderCode, isMember) : orders,
        contact: "/contact-us",
        shop: "/",
      }}
    />
  );
}
