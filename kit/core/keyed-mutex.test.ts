import { expect, test } from "vitest";
import { keyedMutex } from "./keyed-mutex.ts";

const soon = () => new Promise<void>((done) => setImmediate(done));

test("calls with one key never overlap, and calls with other keys do not wait for them", async () => {
  const inTurn = keyedMutex(100);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await soon();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => inTurn("a", work)));
  expect(most).toBe(1);
  const order: string[] = [];
  await Promise.all([
    inTurn("a", () => soon().then(() => void order.push("first of a"))),
    inTurn("a", () => soon().then(() => void order.push("second of a"))),
    inTurn("b", () => soon().then(() => void order.push("b"))),
  ]);
  expect(order).toEqual(["first of a", "b", "second of a"]);
});

test("a failed call does not stop the next one", async () => {
  const inTurn = keyedMutex(100);
  const [first, second] = await Promise.allSettled([
    inTurn("a", () => Promise.reject(new Error("no"))),
    inTurn("a", async () => 2),
  ]);
  expect([first.status, second]).toEqual(["rejected", { status: "fulfilled", value: 2 }]);
});

test("with a full queue a call is refused at once", async () => {
  const inTurn = keyedMutex(3);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => inTurn("a", async () => index)));
  expect(replies).toEqual([0, 1, 2, 3, null, null, null, null, null, null]);
  expect(await inTurn("a", async () => "later")).toBe("later");
});
