import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { pageFinder } from "./page-finder.ts";

const app = Fastify();
app.get("/members", (_request, reply) => reply.redirect("/login"));
app.get("/data.json", () => ({ no: "page" }));
app.get("/broken", () => Promise.reject(new Error("broken")));
// As pages are served: before Fastify, on the raw response.
app.get("/*", (request, reply) => {
  reply.hijack();
  const found = request.url === "/contact-us" || request.url === "/plp/search?q=ball";
  reply.raw.writeHead(found ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end("<p>");
});

await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

const replies: [string, boolean][] = [
  ["/contact-us", true],
  ["/contact-us#hours", true],
  ["/plp/search?q=ball", true],
  ["/members", true],
  ["/page/nowhere", false],
  ["/data.json", false],
];

for (const [path, found] of replies) {
  test(`${path} is ${found ? "a" : "no"} page`, async () => {
    expect(await pageFinder(app)(path)).toBe(found);
  });
}

test("a failing shop does not reveal whether a page exists", async () => {
  await expect(pageFinder(app)("/broken")).rejects.toThrow("answered 500");
});
