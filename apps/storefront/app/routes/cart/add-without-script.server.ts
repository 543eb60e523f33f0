import { data, type RouterContextProvider, redirect } from "react-router";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { addToCartDocument } from "#modules/cart/web/add-to-cart.graphql.gen.ts";
import { addPath } from "#modules/cart/web/buy-form.tsx";
import { servicesOf } from "../../request/page-context.server.ts";
import { guestInitDocument } from "../../session/session.graphql.gen.ts";
import { type AddResult, addResultOf, ownPathOr } from "./add-result.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The shop's own form has a few hundred bytes. */
const longestForm = 4_096;

/**
 * Adds to the cart by a plain form, for browsers without script: calls the same operation, then shows a result page. A visitor
 * without a session gets one, and a page that submits the form again with it.
 */
export async function addWithoutScript({ request, context }: Facts): Promise<Response> {
  const { api, caller, origin } = servicesOf(context);
  refuseCrossSite(request, origin);
  const again = new URL(request.url).searchParams.has("again");
  if (caller.kind === "anonymous") {
    if (again) return answer("cookies", "/");
    const opened = await api(guestInitDocument).catch(() => null);
    return opened?.guestInit.data ? redirect(`${addPath}?again=1`, 307) : answer("failed", "/");
  }
  const form = new URLSearchParams(await request.text());
  const field = (name: string) => form.get(name) ?? "";
  const input = {
    productCode: field("productCode"),
    skuCode: field("skuCode"),
    quantity: Number(field("quantity")) || 1,
  };
  const added = await api(addToCartDocument, { input }).catch(() => null);
  const reply = added?.addToCart;
  return answer(reply?.data ? "added" : addResultOf(reply?.errorCode), ownPathOr(field("from"), "/"));
}

const answer = (notice: AddResult, from: string) =>
  redirect(`${addPath}?${new URLSearchParams({ notice, from })}`, 303);

/** Refuses forms of other sites, which could fill a cart or replace a session, and bodies above the limit. */
function refuseCrossSite({ headers }: Request, origin: string): void {
  const facts = {
    origin: headers.get("origin") ?? undefined,
    secFetchSite: headers.get("sec-fetch-site") ?? undefined,
    host: new URL(origin).host,
  };
  if (comesFromElsewhere(facts, [origin])) throw data(null, { status: 403 });
  const length = Number(headers.get("content-length") ?? Number.NaN);
  if (!(length <= longestForm)) throw data(null, { status: 413 });
}
