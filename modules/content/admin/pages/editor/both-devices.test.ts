import { expect, test } from "vitest";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { editorOfBoth, haveSameContent, twinOf } from "./both-devices.ts";

const editorThatNotes = () => {
  const set: [string, unknown][] = [];
  const editor = { set: (path: string, value: unknown) => void set.push([path, value]) } as unknown as RecordEditor;
  return { set, editor };
};

test("a change of a column on one device is applied to the same column on the other device, field by field", () => {
  const { set, editor } = editorThatNotes();
  const both = editorOfBoth(editor, "h5", "html-1");
  both.set("h5/html-1/html/en-US", "<p>Hello</p>");
  both.set("h5/html-1/items/i-1/position", 1024);
  expect(set).toEqual([
    ["h5/html-1/html/en-US", "<p>Hello</p>"],
    ["pc/html-1/html/en-US", "<p>Hello</p>"],
    ["h5/html-1/items/i-1/position", 1024],
    ["pc/html-1/items/i-1/position", 1024],
  ]);
});

test("position, visibility and items per row stay separate per device, and other columns are not changed", () => {
  const { set, editor } = editorThatNotes();
  const both = editorOfBoth(editor, "pc", "html-1");
  for (const path of ["pc/html-1/position", "pc/html-1/hidden", "pc/html-1/perRow/pc", "pc/html-10/html/en-US"])
    both.set(path, 1);
  expect(set.map(([path]) => path)).toEqual([
    "pc/html-1/position",
    "pc/html-1/hidden",
    "pc/html-1/perRow/pc",
    "pc/html-10/html/en-US",
  ]);
});

test("columns with one id and kind are twins; equal fields in any order are the same content", () => {
  const one = { kind: "html", position: 1, html: { "en-US": "a", "id-ID": "b" } } as const;
  const other = { html: { "id-ID": "b", "en-US": "a" }, kind: "html", position: 7, hidden: true } as const;
  expect(twinOf({ pc: { x: one }, h5: { x: other } }, "pc", "x")).toBe(other);
  expect(twinOf({ pc: { x: one }, h5: { y: other } }, "pc", "x")).toBeNull();
  expect(twinOf({ pc: { x: one }, h5: { x: { kind: "slider" } } }, "pc", "x")).toBeNull();
  expect(haveSameContent(one, other)).toBe(true);
  expect(haveSameContent(one, { ...other, html: { "en-US": "a" } })).toBe(false);
});
