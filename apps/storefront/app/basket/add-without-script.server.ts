import { data, type RouterContextProvider, redirect } from "react-router";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { addToCartDocument } from "#modules/cart/web/add-to-cart.graphql.gen.ts";
import { addPath } from "#modules/cart/web/buy-form.tsx";
import { servicesOf } from "../request/page-context.server.ts";
import { guestInitDocument } from "../session/session.graphql.gen.ts";
import { type NoticeCode, noticeOf, ownPathOr } from "./add-notice.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** A form of ours is a few hundred bytes. */
const longestForm = 4_096;

/**
 * Adds to the cart by a plain form, for browsers that run no script: the same operation, then a page that says how it
 * went. Whoever has no session yet gets one and sends the form again by itself, this time as its holder.
 */
export async function addWithoutScript({ request, context }: Facts): Promise<Response> {
  const { api, caller, origin } = servicesOf(context);
  refuseStrangers(request, origin);
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
  return answer(reply?.data ? "added" : noticeOf(reply?.errorCode), ownPathOr(field("from"), "/"));
}

const answer = (notice: NoticeCode, from: string) =>
  redirect(`${addPath}?${new URLSearchParams({ notice, from })}`, 303);

/** A page of another site must neither fill a cart nor replace somebody's session; and nobody sends us a film. */
function refuseStrangers({ headers }: Request, origin: string): void {
  const facts = {
    origin: headers.get("origin") ?? undefined,
    secFetchSite: headers.get("sec-fetch-site") ?? undefined,
    host: new URL(origin).host,
  };
  if (comesFromElsewhere(facts, [origin])) throw data(null, { status: 403 });
  const length = Number(headers.get("content-length") ?? Number.NaN);
  if (!(length <= longestForm)) throw data(null, { status: 413 });
}
