import { expect, test, vi } from "vitest";
import { batchPerTick } from "./batch.ts";

const one = {};
const other = {};

function doubler() {
  const call = vi.fn(async (_db: object, numbers: readonly number[]) => numbers.map((number) => number * 2));
  return {
    ask: call,
    double: batchPerTick((number: number) => (number < 100 ? "small" : "large"), call, {
      retryAlone: (problem) => problem instanceof Error && "code" in problem,
    }),
  };
}

test("calls of one tick run as one batch, and each caller gets its own value", async () => {
  const { ask, double } = doubler();
  expect(await Promise.all([double(one, 1), double(one, 2), double(one, 3)])).toEqual([2, 4, 6]);
  expect(ask.mock.calls).toEqual([[one, [1, 2, 3]]]);
  expect(await double(one, 4)).toBe(8);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("calls with another key, or to another database or transaction, run apart", async () => {
  const { ask, double } = doubler();
  expect(await Promise.all([double(one, 1), double(one, 100), double(other, 2)])).toEqual([2, 200, 4]);
  expect(ask.mock.calls.map(([, numbers]) => numbers)).toEqual([[1], [100], [2]]);
});

test("many calls run in batches of eight at most, and all of them run", async () => {
  const { ask, double } = doubler();
  const numbers = Array.from({ length: 19 }, (_, at) => at);
  expect(await Promise.all(numbers.map((number) => double(one, number)))).toEqual(numbers.map((number) => number * 2));
  expect(ask.mock.calls.map(([, asked]) => asked.length)).toEqual([8, 8, 3]);
});

test("a failure reaches every caller of the batch, and none after it", async () => {
  const { ask, double } = doubler();
  ask.mockRejectedValueOnce(new Error("no line"));
  const replies = await Promise.allSettled([double(one, 1), double(one, 2)]);
  expect(replies.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await double(one, 3)).toBe(6);
});

test("a bad value fails for its own caller alone", async () => {
  const { ask, double } = doubler();
  ask.mockImplementation(async (_db, numbers) => {
    if (numbers.includes(13)) throw Object.assign(new Error("no such number"), { code: "22021" });
    return numbers.map((number) => number * 2);
  });
  const replies = await Promise.allSettled([double(one, 1), double(one, 13), double(one, 3)]);
  expect(replies).toMatchObject([{ value: 2 }, { reason: { message: "no such number" } }, { value: 6 }]);
  expect(ask.mock.calls.map(([, numbers]) => numbers)).toEqual([[1, 13, 3], [1], [13], [3]]);
});

test("a wrong number of values fails the whole batch", async () => {
  const { ask, double } = doubler();
  ask.mockResolvedValueOnce([2]);
  await expect(Promise.all([double(one, 1), double(one, 2)])).rejects.toThrow("2 calls got 1 values");
});
