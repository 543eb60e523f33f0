import { expect, test } from "vitest";
import { type Scan, type ScanResult, scanQueue } from "./scan-queue.ts";

const scan = (code: string): Scan => ({ key: `key of ${code}`, code, add: 1 });
const queueWith = (send: (scan: Scan) => Promise<ScanResult>, kept: readonly Scan[] = []) => {
  const stored: string[][] = [];
  const again: (() => void)[] = [];
  const queue = scanQueue({
    send,
    load: () => kept,
    store: (waiting) => stored.push(waiting.map(({ code }) => code)),
    later: (work) => again.push(work),
  });
  return { queue, stored, again };
};

test("MS-04 scans are sent one after the other, in their order", async () => {
  const sent: string[] = [];
  let running = 0;
  const { queue, stored } = queueWith(async ({ code }) => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
    sent.push(code);
    return { type: "done" };
  });
  await Promise.all([queue.add(scan("a")), queue.add(scan("b")), queue.add(scan("c"))]);
  await queue.work();
  expect([sent, queue.state().waiting, stored.at(-1)]).toEqual([["a", "b", "c"], [], []]);
});

test("MS-04 a lost connection keeps the scan and sends it again under the same key", async () => {
  const keys: string[] = [];
  let online = false;
  const { queue, again, stored } = queueWith(async ({ key }) => {
    keys.push(key);
    return online ? { type: "done" } : { type: "away" };
  });
  await queue.add(scan("a"));
  expect([queue.state().trouble, stored.at(-1)]).toEqual(["away", ["a"]]);
  online = true;
  again[0]?.();
  await queue.add(scan("b"));
  await queue.work();
  expect(keys).toEqual(["key of a", "key of a", "key of b"]);
  expect(queue.state()).toMatchObject({ waiting: [], trouble: null });
});

test("MS-04 a refused scan shows the reason and does not stop the next", async () => {
  const { queue } = queueWith(async ({ code }) =>
    code === "x" ? { type: "refused", text: "No product has the barcode x." } : { type: "done" },
  );
  await queue.add(scan("x"));
  expect(queue.state().last?.refusal).toBe("No product has the barcode x.");
  await queue.add(scan("a"));
  expect(queue.state()).toMatchObject({ waiting: [], last: { refusal: null, scan: { code: "a" } } });
});

test("MS-04 an ended session keeps everything for the next sign-in, also over a reload", async () => {
  const signedOut = queueWith(async () => ({ type: "signedOut" }));
  await signedOut.queue.add(scan("a"));
  expect(signedOut.queue.state()).toMatchObject({ trouble: "signedOut", waiting: [{ code: "a" }] });
  expect(signedOut.again).toEqual([]);
  const sent: string[] = [];
  const reloaded = queueWith(
    async ({ code }) => {
      sent.push(code);
      return { type: "done" };
    },
    [scan("a")],
  );
  await reloaded.queue.work();
  expect(sent).toEqual(["a"]);
});
