import * as v from "valibot";
import { expect, test } from "vitest";
import { codeInput } from "./code-input.ts";

test("22-02 an argument is read as its value, and any other text is refused", () => {
  const input = codeInput({ open: "10", closed: "20" });
  expect(v.parse(input, "20")).toBe("closed");
  for (const wrong of ["30", "closed", "", 20, null]) expect(v.safeParse(input, wrong).success).toBe(false);
});
