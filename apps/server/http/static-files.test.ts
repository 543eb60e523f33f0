import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { assetFiles, plainFiles } from "./static-files.ts";

const built = fileURLToPath(new URL("../../../build/client/assets", import.meta.url));

async function files() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await assetFiles(app);
  await app.register(async (scope) => {
    await plainFiles(scope);
    scope.all("/*", (_request, reply) => reply.send("a page"));
  });
  return app;
}

test("files with a hash in their names are immutable and compressed; icons are cached for an hour", async () => {
  const app = await files();
  const script = readdirSync(built).find((name) => /^framework-.*\.js$/.test(name));
  const response = await app.inject({ url: `/assets/${script}`, headers: { "accept-encoding": "br" } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  const icon = await app.inject("/favicon-96.png");
  expect([icon.statusCode, icon.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  const [asked, drawing] = [await app.inject("/favicon-96.png?v=2"), await app.inject("/brand/logo.svg")];
  expect([asked.headers["content-type"], drawing.headers["content-type"]]).toEqual(["image/png", "image/svg+xml"]);
  const head = await app.inject({ method: "HEAD", url: "/favicon-96.png" });
  expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([
    200,
    String(icon.rawPayload.length),
    "",
  ]);
  const known = { "if-none-match": String(icon.headers.etag) };
  expect((await app.inject({ url: "/favicon-96.png", headers: known })).statusCode).toBe(304);
});

test("a missing script is answered 404 without a page and not cached; all other addresses are pages", async () => {
  const app = await files();
  const missing = await app.inject("/assets/framework-gone.js");
  expect([missing.statusCode, missing.headers["cache-control"], missing.body]).toEqual([404, "no-store", ""]);
  const outside = await app.inject("/assets/..%2f..%2f..%2fpackage.json");
  expect([outside.statusCode, outside.body.includes("dependencies")]).toEqual([404, false]);
  for (const path of ["/sports.html", "/pictures/social.webp"]) expect((await app.inject(path)).body).toBe("a page");
  expect((await app.inject({ method: "POST", url: "/favicon-96.png" })).body).toBe("a page");
});
