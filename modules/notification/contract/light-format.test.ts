import fc from "fast-check";
import { expect, test } from "vitest";
import { textRuns } from "./light-format.ts";

test("bold and italic stand between marks outside of words", () => {
  expect(textRuns("Pay *today* or _never_!")).toEqual([
    { text: "Pay " },
    { text: "today", style: "bold" },
    { text: " or " },
    { text: "never", style: "italic" },
    { text: "!" },
  ]);
  for (const text of ["2*3*4", "snake_case_name", "* not bold *", "*open", "**", "a *b\nc*"])
    expect(textRuns(text)).toEqual([{ text }]);
});

test("nothing but marks is ever lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "*", "_", " ", "\n", "<", "{") }), (text) => {
      const plain = (value: string) => value.replaceAll(/[*_]/g, "");
      expect(
        plain(
          textRuns(text)
            .map((run) => run.text)
            .join(""),
        ),
      ).toBe(plain(text));
    }),
  );
});
