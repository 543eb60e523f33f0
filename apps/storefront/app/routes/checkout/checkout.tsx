import { redirect } from "react-router";
import { CheckoutEnded } from "#modules/checkout/web/checkout-ended.tsx";
import { CheckoutPage } from "#modules/checkout/web/checkout-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { enterAsDocument } from "../../request/enter-as-document.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { verifiedPage } from "../../request/page-policy.ts";
import { revalidateOnNavigation } from "../../request/revalidate-on-navigation.ts";
import { loginThenBack } from "../../session/session-ended.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/checkout.ts";
import { CheckoutClub } from "./checkout-club.tsx";
import { guestEmail } from "./guest-email.server.ts";
import { loadCheckout } from "./load-checkout.server.ts";
import { redirectToPayment } from "./redirect-to-payment.ts";

export const handle = verifiedPage;
export const shouldRevalidate = revalidateOnNavigation;

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  enterAsDocument({ url, context });
  const services = servicesOf(context);
  const email = guestEmail(request, url, services.origin.startsWith("https:"));
  // Without a session the owner of the checkout is unknown: redirect to the login and back (RT-40).
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
      onPlaced={redirectToPayment}
    />
  );
}
