import Fastify from "fastify";
import { expect, test } from "vitest";
import { formerAddresses } from "./former-addresses.ts";

const app = Fastify();
await app.register(formerAddresses);
app.all("/*", async (_request, reply) => reply.code(404).send("a page of the shop"));

test.each([
  "",
  "/",
  "?lang=id-ID",
  "/orders",
  "/orders/BB2222222222/slip?print=1",
  "/returns/RT2222222222.data?_routes=adminReturn",
  "/welcome",
  "/nowhere",
  "//elsewhere.example/orders",
  "/%E2%9C%93?q=%2Fdesk",
])("MF-01 /desk%s leads to the same place under /admin, path and query kept", async (rest) => {
  for (const method of ["GET", "HEAD", "POST"] as const) {
    const { statusCode, headers } = await app.inject({
      method,
      url: `/desk${rest}`,
      headers: method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {},
      payload: method === "POST" ? "intent=pack" : undefined,
    });
    expect([method, statusCode, headers.location]).toEqual([method, 308, `/admin${rest}`]);
    expect(headers["x-robots-tag"]).toBe("noindex");
  }
});

test.each(["/desks", "/desk-lamps", "/category/desk"])("MF-01 %s is a page of the shop", async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
