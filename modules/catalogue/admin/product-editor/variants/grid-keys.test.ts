import { expect, test } from "vitest";
import { cellAfter, commandOf } from "./grid-keys.ts";

const size = { rows: 500, columns: 10 };
const from = (row: number, column: number, key: string, ctrl = false) =>
  cellAfter({ row, column }, { key, ctrl }, size);

test("arrows move by a cell and stop at the edges, with Ctrl they go to the edge", () => {
  expect(from(0, 0, "ArrowUp")).toEqual({ row: 0, column: 0 });
  expect(from(0, 0, "ArrowDown", true)).toEqual({ row: 499, column: 0 });
  expect(from(3, 9, "ArrowRight")).toEqual({ row: 3, column: 9 });
  expect(from(3, 4, "ArrowLeft")).toEqual({ row: 3, column: 3 });
  expect(from(490, 4, "PageDown")).toEqual({ row: 499, column: 4 });
  expect(from(3, 4, "Home")).toEqual({ row: 3, column: 0 });
  expect(from(3, 4, "End", true)).toEqual({ row: 499, column: 9 });
  expect(from(3, 4, "a")).toBeNull();
});

test("keys of a spreadsheet: undo, redo, fill down, edit, clear", () => {
  const command = (key: string, ctrl = false, shift = false) => commandOf({ key, ctrl, shift });
  expect(["z", "Z", "y", "d", "a"].map((key) => command(key, true, key === "Z"))).toEqual([
    "undo",
    "redo",
    "redo",
    "fillDown",
    "selectAll",
  ]);
  expect(["Enter", "F2", "Delete", "Backspace", "x"].map((key) => command(key))).toEqual([
    "edit",
    "edit",
    "clear",
    "clear",
    null,
  ]);
  expect(command("c", true)).toBeNull();
});
