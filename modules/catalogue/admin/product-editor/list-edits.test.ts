import { expect, test } from "vitest";
import { moved, replaced } from "./list-edits.ts";

test("an entry moves to another place and no entry is lost", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
  expect(replaced(["a", "b"], 1, "c")).toEqual(["a", "c"]);
});
