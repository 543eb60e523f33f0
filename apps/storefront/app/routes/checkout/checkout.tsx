import { redirect } from "react-router";
import { CheckoutEnded } from "#modules/checkout/web/checkout-ended.tsx";
import { CheckoutPage } from "#modules/checkout/web/checkout-page.tsx";
import { CheckoutClub } from "../../checkout/checkout-club.tsx";
import { goOnToPay } from "../../checkout/go-on-to-pay.ts";
import { guestEmail } from "../../checkout/guest-email.server.ts";
import { loadCheckout } from "../../checkout/load-checkout.server.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { enterAsDocument } from "../../request/enter-as-document.server.ts";
import { otherAddress } from "../../request/other-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { verifiedPage } from "../../request/page-policy.ts";
import { loginThenBack } from "../../session/session-ended.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/checkout.ts";

export const handle = verifiedPage;
export const shouldRevalidate = otherAddress;

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  enterAsDocument({ url, context });
  const services = servicesOf(context);
  const email = guestEmail(request, url, services.origin.startsWith("https:"));
  // Whose checkout it is cannot be known without a session (RT-40): in first, and back.
  if (services.caller.kind === "anonymous") throw redirect(loginThenBack(url.pathname + url.search));
  return {
    ...(await loadCheckout(services, params.id)),
    email,
    ordersPath: services.caller.kind === "member" ? "/account/order" : "/order",
    seo: { title: textOnServer("checkout", services.locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { view, ordersPath, email } = loaderData;
  if (view === null) return <CheckoutEnded text={loaderData.refusal} ordersPath={ordersPath} />;
  return (
    <CheckoutPage
      key={view.checkoutId}
      initial={view}
      channels={loaderData.channels}
      book={loaderData.book}
      coupons={loaderData.coupons}
      email={email}
      me={loaderData.me}
      ordersPath={ordersPath}
      loginPath={loginThenBack(`/checkout/${view.checkoutId}`)}
      club={(checkout) => <CheckoutClub checkout={checkout} />}
      onPlaced={goOnToPay}
    />
  );
}
