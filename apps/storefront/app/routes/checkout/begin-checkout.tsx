import { data, isRouteErrorResponse, redirect, redirectDocument } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { refuseCrossSite } from "#kit/web/page/refuse-cross-site.server.ts";
import { initCheckoutDocument } from "#modules/checkout/web/checkout.graphql.gen.ts";
import { useCheckoutText } from "#modules/checkout/web/checkout-text.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/begin-checkout.ts";

/** Starts a checkout from the cart by a plain form. Members go straight there, guests through the guest login (LG-06). */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, caller, origin } = servicesOf(context);
  refuseCrossSite(request, origin);
  const lineIds = (await readForm(request)).getAll("lineId").map(String);
  // A visitor without a session has no cart: the page shows it and links back.
  if (caller.kind === "anonymous") throw data({ refusal: null }, { status: 401 });
  const { data: started, errorMessage } = (await api(initCheckoutDocument, { input: { lineIds } })).initCheckout;
  // Thrown, because a returned redirect would run the loader below first.
  if (!started) throw data({ refusal: errorMessage }, { status: 400 });
  const path = `/checkout/${started.checkoutId}`;
  if (caller.kind === "member") throw redirectDocument(path, 303);
  throw redirect(`/guest-login?redirectUrl=${encodeURIComponent(path)}`, 303);
}

/** A direct visit has nothing to check out. */
export function loader() {
  throw redirect("/shop-cart");
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Rendered only for a refusal; otherwise the action redirects. */
export default function BeginCheckout() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useCheckoutText();
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const refusal = (error.data as { refusal?: string | null } | null)?.refusal;
  return (
    <div className="mx-auto grid max-w-dialog-l gap-6 px-4 py-10 md:py-16">
      <h1 className="text-3xl font-extrabold">{t("title")}</h1>
      <Alert tone="error">{refusal ?? t("try_again")}</Alert>
      <div>
        <LinkButton to="/shop-cart" prefetch="none">
          {t("back_to_cart")}
        </LinkButton>
      </div>
    </div>
  );
}
