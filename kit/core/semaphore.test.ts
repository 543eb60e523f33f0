import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("at most the limit run at a time, all run, in order of arrival", async () => {
  const gate = createSemaphore(3);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      gate.run(async () => {
        order.push(number);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, number % 4));
        inside -= 1;
        return number;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(order).toEqual(replies);
});

test("a failed call releases its permit", async () => {
  const gate = createSemaphore(1);
  const failed = gate.run(() => Promise.reject(new Error("fell")));
  const next = gate.run(async () => "in");
  await expect(failed).rejects.toThrow("fell");
  expect(await next).toBe("in");
});

test("releaseWhile releases the permit meanwhile and waits for one afterwards", async () => {
  const gate = createSemaphore(1);
  const errand = Promise.withResolvers<string>();
  const seen: string[] = [];
  const first = gate.run(async (stepOut) => {
    seen.push("first in");
    const brought = await stepOut(() => errand.promise);
    seen.push(`first back with ${brought}`);
  });
  const second = gate.run(async () => {
    seen.push("second in");
    errand.resolve("bread");
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push("second out");
  });
  await Promise.all([first, second]);
  expect(seen).toEqual(["first in", "second in", "second out", "first back with bread"]);
  const lost = gate.run((stepOut) => stepOut(() => Promise.reject(new Error("lost"))));
  await expect(lost).rejects.toThrow("lost");
  expect(await gate.run(async () => "room")).toBe("room");
});

test("with a full queue a call is refused at once", async () => {
  const gate = createSemaphore(1, 2);
  const first = Promise.withResolvers<string>();
  const replies = ["first", "second", "third", "late"].map((name) =>
    gate.tryRun(() => (name === "first" ? first.promise : Promise.resolve(name))),
  );
  expect(await replies[3]).toEqual({ ok: false, error: { code: "BUSY" } });
  first.resolve("first");
  expect(await Promise.all(replies.slice(0, 3))).toEqual(
    ["first", "second", "third"].map((value) => ({ ok: true, value })),
  );
  expect(await gate.tryRun(async () => "again")).toEqual({ ok: true, value: "again" });
});
