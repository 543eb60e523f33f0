import { isRouteErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { guardedBy } from "./guards.server.ts";
import { type PageServices, pageContext } from "./page-context.server.ts";

type Caller = PageServices["caller"];

async function pass(name: string, caller: Caller, path = "/account/order?deliveryType=21"): Promise<unknown> {
  const [guard] = guardedBy(name);
  const request = new Request(`https://shop.example${path}`);
  const context = pageContext({ caller } as PageServices);
  const facts = { request, context, params: {}, pattern: "", url: new URL(request.url) };
  try {
    return await guard?.(facts as never, async () => new Response("the page"));
  } catch (refusal) {
    return refusal;
  }
}

test("RT-43 ER-26 an unknown middleware is an error 500 that names it", async () => {
  const refusal = (await pass("nobody-knows", { kind: "anonymous" })) as { init: ResponseInit; data: unknown };
  expect(refusal.init.status).toBe(500);
  expect(refusal.data).toEqual({ message: "Unknown middleware nobody-knows" });
  expect(isRouteErrorResponse(refusal)).toBe(false);
});

test("RT-40 a members' page redirects everyone else to the login and back", async () => {
  for (const caller of [{ kind: "anonymous" }, { kind: "guest", sessionId: "s", guestId: "g" }] satisfies Caller[]) {
    const refusal = await pass("member", caller);
    expect(refusal).toBeInstanceOf(Response);
    const { status, headers } = refusal as Response;
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D21");
  }
});

test("RT-40 a request for a page's data alone redirects back to the page itself", async () => {
  const requested = "/account/order.data?deliveryType=21&_routes=Order";
  const { headers } = (await pass("member", { kind: "anonymous" }, requested)) as Response;
  expect(headers.get("location")).toBe("/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D21");
});

test("a member passes", async () => {
  expect(await pass("member", { kind: "member", sessionId: "s", userCode: "U1" })).toBeUndefined();
});
