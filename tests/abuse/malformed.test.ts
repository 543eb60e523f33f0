import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { memberShopper, testShopper } from "#apps/server/checkout/test-shopper.ts";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { type Operation, postOperation } from "#kit/graphql/testing/post-operation.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { supervise } from "../chaos/supervised-process.ts";
import { malformedBytes, sendBytes } from "./malformed-bytes.ts";
import { malformedCalls } from "./malformed-calls.ts";

const { url } = await demoDatabase();
// In a separate process, so that its memory can be measured.
const folder = await mkdtemp(join(tmpdir(), "shop-malformed-"));
const supervised = await supervise({
  cwd: folder,
  env: { DATABASE_URL: url, SHOP_DATA_DIR: folder, SHOP_ROLE: "all", SHOP_TRUST_PROXY: "1", SHOP_LOG_LEVEL: "fatal" },
});
afterAll(async () => {
  await supervised.stop();
  await rm(folder, { recursive: true, force: true });
});
await supervised.untilReady();
const { port } = supervised;
const shop = {
  address: supervised.address,
  get: (path: string) => sendRaw(supervised.address + path),
  post: <Data>(operation: Operation) => postOperation<Data>(`${supervised.address}/graphql`, operation),
};

/** Megabytes of memory the shop's process holds, as Linux counts them; null elsewhere. */
function residentOf(pid: number): number | null {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return null;
  }
}
const callOf = malformedCalls(readFileSync(new URL("../../docs/schema.graphql", import.meta.url), "utf8"));

/** Internals: a stack, a statement, a file. */
const inside =
  /\n {4}at |node_modules|\.ts:\d|\bselect .* from\b|syntax error at|violates|duplicate key|invalid input syntax/i;

type Problem = { readonly sent: string; readonly got: string };

/** Responses that must never leave the shop: an unexpected failure or internals. */
function problemOf(status: number, text: string, retryAfter: boolean): string | null {
  if (status === 503 && retryAfter) return null;
  if (status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (text.includes("INTERNAL_SERVER_ERROR")) return text.slice(0, 300);
  return inside.exec(text)?.[0] ?? null;
}

test("S22 malformed requests of every kind: no unexpected failure, no internals in a response, and the shop keeps serving", async () => {
  const random = seededRandom("nobody would send this");
  const guest = await testShopper(shop);
  const member = await memberShopper(shop, "rani@demo.example");
  const cookies = ["", guest.cookie, member.cookie];
  const problems: Problem[] = [];
  const count = tries(600, 100_000);
  let sent = 0;
  let memory: number | null = null;
  const sendCall = async () => {
    const { operationName, body } = callOf(random);
    const cookie = cookies[Math.floor(random() * cookies.length)] ?? "";
    // The limits per address are raised.
    const from = `10.${Math.floor(random() * 255)}.${Math.floor(random() * 255)}.1`;
    const response = await sendRaw(`${shop.address}/graphql?opname=${operationName}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
      body,
    });
    const got = problemOf(response.status, response.text, response.headers["retry-after"] !== undefined);
    if (got !== null) problems.push({ sent: body.slice(0, 1500), got });
  };
  const sendMalformed = async () => {
    const bytes = malformedBytes(random);
    const text = await sendBytes(port, bytes, 400);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    const got = problemOf(status, text, /\r\nretry-after:/i.test(text));
    if (got !== null) problems.push({ sent: String(bytes).slice(0, 300), got });
  };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (sent < count) {
        sent += 1;
        // By then everything has been loaded and compiled once.
        if (sent === Math.ceil(count / 10)) memory = residentOf(supervised.pid());
        await (random() < 0.97 ? sendCall() : sendMalformed());
      }
    }),
  );
  const after = residentOf(supervised.pid());
  figure("S22", `${count} malformed requests: responses with status 500 or internal details`, problems.length);
  if (memory !== null && after !== null) {
    figure(
      "S22",
      "memory of the process after a tenth of them / after all",
      `${Math.round(memory)} / ${Math.round(after)} MB`,
    );
  }
  expect(supervised.surprises).toEqual([]);
  expect(problems.slice(0, 20)).toEqual([]);
  expect((await shop.get("/")).status).toBe(200);
}, 900_000);

test("S22 two hundred connections that send one byte do not block others", async () => {
  const sockets: Socket[] = [];
  for (let at = 0; at < 200; at += 1) {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write("P");
    sockets.push(socket);
  }
  for (const path of ["/", "/plp/search", "/healthz"]) expect((await shop.get(path)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
