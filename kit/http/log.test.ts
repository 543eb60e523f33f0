import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { seededIds } from "#kit/core/ids.ts";
import { createLog } from "./log.ts";
import { loggingOptions, logRequests } from "./request-log.ts";
import { logLines } from "./testing/log-lines.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function aServer(trusted = false) {
  const output = logLines();
  const log = createLog({ level: "trace", stream: output });
  const app = Fastify(loggingOptions({ log, ids: seededIds(1), trusted: () => trusted }));
  logRequests(app, log);
  apps.push(app);
  return { app, log, output, url: async () => app.listen({ port: 0, host: "127.0.0.1" }) };
}

test("S28 secrets and personal values that pass through a server appear nowhere in its log", async () => {
  const { app, log, output, url } = await aServer();
  app.post("/members/:name", async (request, reply): Promise<void> => {
    request.log.info({ body: request.body, headers: request.headers, query: request.query, req: request }, "asked");
    request.log.info("mail to %s for %j", "marker01@example.com", request.body as object);
    log.child({ mobile: "81200000002", token: "MARKER03" }).warn({ nested: [{ deep: { pin: "MARKER04" } }] }, "child");
    reply.header("set-cookie", "session=MARKER05; Path=/");
    throw Object.assign(new Error(`no member 081200000006 at ${request.url}`), {
      detail: "Key (email)=(marker07@example.com)",
      body: "MARKER08",
    });
  });
  const response = await fetch(`${await url()}/members/budi?token=MARKER09&code=MARKER10&page=2`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: "Bearer MARKER12",
      cookie: "session=MARKER13; other=MARKER14",
      referer: "http://shop.example/reset?key=MARKER15",
    },
    body: JSON.stringify({
      user: { password: "MARKER16", email: "marker17@example.com", mobileNo: "81200000018", otpCode: "MARKER19" },
      codes: [{ code: "MARKER20" }],
    }),
  });
  log.error(new Error("token=MARKER21 for marker22@example.com"));
  log.error({ err: new Error("Bearer MARKER23") });
  expect(response.status).toBe(500);
  expect(output.text()).not.toMatch(/marker\d|8120000/i);
  const messages = output.lines().map((line) => line.msg);
  expect(messages).toEqual([
    expect.stringContaining("Server listening"),
    "asked",
    expect.stringContaining("mail to *** for"),
    "child",
    "no member *** at /members/budi?token=***&code=***&page=***",
    "request",
    "token=*** for ***",
    "Bearer ***",
  ]);
});

test("one line describes a request: id, method, route, status, time and size", async () => {
  const { app, output, url } = await aServer();
  app.get("/orders/:id", async () => "x".repeat(1000));
  const response = await fetch(`${await url()}/orders/17?mail=a@b.example`);
  await response.text();
  await app.close();
  const lines = output.lines().filter((line) => line.msg === "request");
  expect(lines).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      path: "/orders/:id",
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: "request",
    },
  ]);
  expect(lines[0]?.bytes).toBeGreaterThan(1000);
});

test("an unknown path is logged without its query", async () => {
  const { app, output } = await aServer();
  await app.inject("/nowhere?secret=1");
  expect(output.lines().filter((line) => line.msg === "request")).toMatchObject([{ path: "/nowhere", status: 404 }]);
});

test("a client that disconnects early is logged as 499", async () => {
  const { app, output, url } = await aServer();
  const arrived = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    arrived.resolve();
    await aborted.promise;
    return "late";
  });
  app.addHook("onRequestAbort", async (_request) => aborted.resolve());
  const controller = new AbortController();
  const response = fetch(`${await url()}/slow`, { signal: controller.signal });
  await arrived.promise;
  controller.abort();
  await expect(response).rejects.toThrow("aborted");
  await aborted.promise;
  await app.close();
  expect(output.lines().filter((line) => line.msg === "request")).toMatchObject([{ path: "/slow", status: 499 }]);
});

test.each([
  ["a trusted proxy's id is kept", true, "proxy-id-123", "proxy-id-123"],
  ["anyone else's is not", false, "proxy-id-123", seededIds(1).uuid()],
  ["nor is one that could harm the log", true, "x y\u00e9<script>", seededIds(1).uuid()],
])("request id: %s", async (_, trusted, named, expected) => {
  const { app } = await aServer(trusted);
  app.get("/", async (request) => request.id);
  const response = await app.inject({ url: "/", headers: { "x-request-id": named } });
  expect([response.body, response.headers["x-request-id"]]).toEqual([expected, expected]);
});
