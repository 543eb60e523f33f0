import { expect, test } from "vitest";
import { copyText } from "./copy-text.ts";

test("writes the text to the clipboard and returns true", async () => {
  const copied: string[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      copied.push(text);
    },
  };
  expect(await copyText(clipboard, "8808 1234")).toBe(true);
  expect(copied).toEqual(["8808 1234"]);
});

test("returns false when the browser refuses", async () => {
  const clipboard = { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) };
  expect(await copyText(clipboard, "8808 1234")).toBe(false);
});

test("returns false without a clipboard", async () => {
  expect(await copyText(undefined, "8808 1234")).toBe(false);
});
