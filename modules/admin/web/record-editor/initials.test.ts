import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("MF-17 a person is shown by the initials of the first and last part of the name", () => {
  expect(initialsOf("Budi Santoso")).toBe("BS");
  expect(initialsOf("  siti nur aini ")).toBe("SA");
  expect(initialsOf("Rani")).toBe("R");
  expect(initialsOf("李 明")).toBe("李明");
  expect(initialsOf("")).toBe("");
});
