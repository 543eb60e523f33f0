import { expect, test } from "vitest";
import { aCart, aCartLine } from "../testing/a-cart.ts";
import { isCounting, shownLines, unitsShown } from "./cart-state.ts";
import { type ChangeOutcome, createCartStore } from "./cart-store.ts";

const changed = (quantity: number): ChangeOutcome => ({ ended: "changed", cart: aCart(aCartLine("A", { quantity })) });

/** A shop that answers when the test releases it. */
function fixture(first = aCart(aCartLine("A"), aCartLine("B", { quantity: 2 }))) {
  const requests: string[] = [];
  const waiting: ((outcome: ChangeOutcome) => void)[] = [];
  const badge: number[] = [];
  const tabs: number[] = [];
  const failures: unknown[] = [];
  let reads = 0;
  const call = (what: string) => {
    requests.push(what);
    return new Promise<ChangeOutcome>((reply) => waiting.push(reply));
  };
  const store = createCartStore(
    first,
    {
      read: async () => {
        reads += 1;
        await new Promise(setImmediate);
        await new Promise(setImmediate);
        return aCart(aCartLine("B"));
      },
      update: (lineId, quantity) => call(`${lineId} ${quantity}`),
      remove: (lineId) => call(`${lineId} out`),
    },
    {
      expected: (units) => badge.push(units),
      changed: (units) => tabs.push(units),
      failed: (problem) => void failures.push(problem),
    },
  );
  const answer = async (outcome: ChangeOutcome) => {
    waiting.shift()?.(outcome);
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
  };
  const shown = () => shownLines(store.state()).map(({ lineId, quantity }) => `${lineId} ${quantity}`);
  return { store, asked: requests, answer, badge, tabs, shown, failures, reads: () => reads };
}

test("a change is shown on the screen and in the badge at once, the sums are marked as outdated, and other tabs are notified when it is saved", async () => {
  const { store, shown, badge, tabs, answer } = fixture();
  void store.change("A", 4);
  expect([shown(), badge, tabs, isCounting(store.state())]).toEqual([["A 4", "B 2"], [6], [], true]);
  await answer(changed(4));
  expect([shown(), tabs, isCounting(store.state())]).toEqual([["A 4"], [4], false]);
});

test("of several presses only the last number is sent, one call after the other", async () => {
  const { store, asked, answer, shown } = fixture();
  for (const quantity of [2, 3, 4, 5]) void store.change("A", quantity);
  expect(asked).toEqual(["A 2"]);
  await answer(changed(2));
  expect([asked, shown()]).toEqual([["A 2", "A 5"], ["A 5"]]);
  await answer(changed(5));
  expect(asked).toHaveLength(2);
});

test("a refusal restores the old number, shows the reason, and reloads the stock", async () => {
  const { store, answer, reads, badge } = fixture();
  void store.change("A", 9);
  await answer({ ended: "refused", text: "Only 3 left in stock.", gone: false });
  expect(store.state().refusals.get("A")).toBe("Only 3 left in stock.");
  expect([reads(), badge.at(-1)]).toEqual([1, 1]);
  void store.change("A", 2);
  expect(store.state().refusals.size).toBe(0);
});

test("without an answer everything is as it was, and the failure is reported", async () => {
  const { store, answer, shown, failures } = fixture();
  void store.change("A", 9);
  await answer({ ended: "failed", problem: "no network" });
  void store.remove("B");
  expect(shown()).toEqual(["A 1"]);
  await answer({ ended: "failed", problem: "server error" });
  expect([shown(), isCounting(store.state())]).toEqual([["A 1", "B 2"], false]);
  expect(failures).toEqual(["no network", "server error"]);
});

test("a removed line disappears at once; one that another tab has removed disappears without an error", async () => {
  const { store, answer, shown, asked } = fixture();
  void store.change("A", 3);
  void store.remove("A");
  expect(shown()).toEqual(["B 2"]);
  await answer(changed(3));
  expect(asked).toEqual(["A 3", "A out"]);
  await answer({ ended: "refused", text: "This line is no longer in your cart.", gone: true });
  expect([shown(), store.state().refusals.size]).toEqual([["B 1"], 0]);
});

test("a cart response older than a pending change overwrites nothing", async () => {
  const { store, answer, shown } = fixture();
  void store.change("A", 3);
  await store.reload();
  expect([shown(), unitsShown(store.state())]).toEqual([["A 3", "B 2"], 5]);
  // Read before the change was done, answered after it: that is the cart of before.
  const late = store.reload();
  await answer(changed(3));
  await late;
  expect(shown()).toEqual(["A 3"]);
  await store.reload();
  expect(shown()).toEqual(["B 1"]);
});
