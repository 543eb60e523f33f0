import { expect, test } from "vitest";
import { copyText } from "./copy-text.ts";

test("puts the text on the clipboard and says so", async () => {
  const copied: string[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      copied.push(text);
    },
  };
  expect(await copyText(clipboard, "8808 1234")).toBe(true);
  expect(copied).toEqual(["8808 1234"]);
});

test("says no when the browser refuses", async () => {
  const clipboard = { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) };
  expect(await copyText(clipboard, "8808 1234")).toBe(false);
});

test("says no where there is no clipboard at all", async () => {
  expect(await copyText(undefined, "8808 1234")).toBe(false);
});
