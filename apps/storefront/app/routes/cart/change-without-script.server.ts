import { data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { refuseCrossSite } from "#kit/web/page/refuse-cross-site.server.ts";
import { removeCartLineDocument, updateCartLineDocument } from "#modules/cart/web/cart-page/cart-page.graphql.gen.ts";
import { servicesOf } from "../../request/page-context.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The submitted quantity; an empty or unreadable one becomes 0, which the operation refuses with a reason. */
const quantityOf = (typed: string): number => Math.max(-9999, Math.min(9999, Math.trunc(Number(typed)) || 0));

const cartPath = "/shop-cart";

/** Changes a cart by a plain form, for browsers without script. A refusal is shown on the cart page. */
export async function changeWithoutScript({ request, context }: Facts): Promise<Response | { refusal: string }> {
  const { api, origin, caller } = servicesOf(context);
  refuseCrossSite(request, origin);
  const form = await readForm(request);
  const field = (name: string) => String(form.get(name) ?? "");
  if (caller.kind === "anonymous") return redirect(cartPath, 303);
  const lineId = field("lineId");
  const intent = field("intent");
  if (intent !== "update" && intent !== "remove") throw data(null, { status: 400 });
  if (intent === "update") {
    const input = { lineId, quantity: quantityOf(field("quantity")) };
    const { updateCartLine: reply } = await api(updateCartLineDocument, { input });
    return reply.data ? redirect(cartPath, 303) : { refusal: reply.errorMessage ?? "" };
  }
  await api(removeCartLineDocument, { lineId });
  return redirect(cartPath, 303);
}
