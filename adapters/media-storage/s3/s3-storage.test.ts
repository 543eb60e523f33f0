import { createServer } from "node:net";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { mediaStorageContract } from "#modules/media/server/ports/media-storage.contract.ts";
import { loopbackS3 } from "../testing/loopback-s3.ts";
import { s3Storage } from "./s3-storage.ts";

const clock = testClock("2026-11-18T03:00:00Z");
const account = {
  keyId: "AKIDSHOP",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "ap-southeast-3",
  clock,
};
const s3 = await loopbackS3(account);
const problems: string[] = [];
const usual = {
  ...account,
  url: s3.url,
  timeoutMs: 120_000,
  uploadTimeoutMs: 120_000,
  onProblem: (problem: string) => void problems.push(problem),
};
const storage = s3Storage(usual);
const unavailable = { ok: false, error: { code: "UNAVAILABLE" } };

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

mediaStorageContract(
  () => storage,
  async () => s3Storage({ ...usual, url: `http://127.0.0.1:${await closedPort()}/shop-media` }),
);

test("MM-03 every request was signed for its content, and none was refused", () => {
  expect(s3.seen.length).toBeGreaterThan(20);
  expect(s3.seen.filter(({ refused }) => refused !== null)).toEqual([]);
  expect(new Set(s3.seen.map(({ method }) => method))).toEqual(new Set(["PUT", "GET", "DELETE"]));
});

test("MM-03 a wrong secret, key or region, and a clock that is an hour off, are refused by the store with the reason reported", async () => {
  for (const wrong of [
    { secret: "another secret" },
    { keyId: "AKIDOTHER" },
    { region: "eu-west-1" },
    { clock: testClock("2026-11-18T04:00:00Z") },
  ]) {
    problems.length = 0;
    expect(await s3Storage({ ...usual, ...wrong }).read({ key: "ab/whole-1.png" })).toEqual(unavailable);
    expect(problems).toEqual(["status 403"]);
  }
});

test("MM-03 a declared hash that does not fit the content is refused, and no partial file is stored", async () => {
  const file = { key: "zz/changed.png", content: new Blob(["one"]), type: "image/png", sha256: "0".repeat(64) };
  expect(await storage.put(file)).toEqual(unavailable);
  expect(s3.stored.has("/shop-media/zz/changed.png")).toBe(false);
});

test("MM-03 a folder inside the bucket, and a trailing slash, are part of every address", async () => {
  const inside = s3Storage({ ...usual, url: `${s3.url}/production/` });
  await inside.remove({ key: "ab/x.png" });
  expect(s3.seen.at(-1)).toEqual({ method: "DELETE", path: "/shop-media/production/ab/x.png", refused: null });
});

test("MM-03 a store that fails, or does not answer in time, counts as unavailable", async () => {
  for (const reply of [500, 503, 301] as const) {
    s3.answerWith(reply);
    expect(await storage.read({ key: "ab/whole-1.png" }), String(reply)).toEqual(unavailable);
  }
  s3.answerWith("hang");
  expect(await s3Storage({ ...usual, timeoutMs: 50 }).read({ key: "ab/whole-1.png" })).toEqual(unavailable);
  s3.answerWith("usual");
});
