import { expect, test } from "vitest";
import { readPreviewed } from "./preview-message.ts";

test("messages of the editor are parsed, other messages are ignored", () => {
  const page = { state: { name: "x" }, device: "pc", locale: "id-ID" };
  expect(readPreviewed(page)).toBe(page);
  for (const other of [null, "x", {}, { ...page, device: "tv" }, { ...page, locale: "fr-FR" }, { ...page, state: 1 }])
    expect(readPreviewed(other)).toBeNull();
});
