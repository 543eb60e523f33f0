import fc from "fast-check";
import { expect, test } from "vitest";
import { type ColumnStates, inOrder } from "./page-state.ts";
import { placed } from "./place-column.ts";

const columns = (...positions: readonly number[]): ColumnStates =>
  Object.fromEntries(positions.map((position, at) => [`c${at}`, { kind: "html", position }]));

const after = (states: ColumnStates, id: string, place: number): ColumnStates => {
  const moved = new Map(placed(states, id, place).map((one) => [one.id, one.position]));
  return Object.fromEntries(
    Object.entries(states).map(([one, state]) => [one, { ...state, position: moved.get(one) ?? state.position ?? 0 }]),
  );
};
const order = (states: ColumnStates) => inOrder(states).map(([id]) => id);

test("moving a column changes only its own position while there is a gap between its neighbours", () => {
  expect(placed(columns(1_024, 2_048, 3_072), "c2", 1)).toEqual([{ id: "c2", position: 1_536 }]);
  expect(placed(columns(1_024, 2_048), "c1", 0)).toEqual([{ id: "c1", position: 0 }]);
  expect(placed(columns(1_024, 2_048), "c0", 9)).toEqual([{ id: "c0", position: 3_072 }]);
  expect(placed(columns(1, 1, 1), "c0", 1)).toHaveLength(3);
});

test("after any sequence of moves each column is at the position of its last move", () => {
  const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }), moves, (positions, all) => {
      let states = columns(...positions);
      for (const [column, place] of all) {
        const id = `c${column}`;
        const expected = order(states).filter((one) => one !== id);
        expected.splice(place, 0, id);
        states = after(states, id, place);
        expect(order(states)).toEqual(expected);
      }
    }),
  );
});
