import * as v from "valibot";
import { expect, test } from "vitest";
import { mediaFormSchema, tidyTags } from "./media-forms.ts";

test("tags are stored in lower case, with single spaces, without duplicates and sorted", () => {
  expect(tidyTags([" Toys", "red  Bricks", "toys", ""])).toEqual(["red bricks", "toys"]);
});

test("the form's texts are converted to the operation's input", () => {
  const form = {
    id: "m1",
    version: "3",
    name: " Castle ",
    "en-US": "A castle",
    "id-ID": "",
    tags: "Toys, red, toys",
    focusX: "30",
    focusY: "70",
  };
  expect(v.parse(mediaFormSchema, form)).toEqual({
    id: "m1",
    version: 3,
    name: "Castle",
    tags: ["red", "toys"],
    alt: [
      { locale: "en-US", text: "A castle" },
      { locale: "id-ID", text: "" },
      { locale: "vi-VN", text: "" },
      { locale: "zh-CN", text: "" },
    ],
    focus: { x: 30, y: 70 },
  });
  expect(v.parse(mediaFormSchema, { ...form, focusX: "", tags: undefined })).toMatchObject({ focus: null, tags: [] });
});

test("each refused field is named", () => {
  const bad = {
    id: "m1",
    version: "3",
    name: "",
    "en-US": "x".repeat(251),
    focusX: "101",
    focusY: "x",
    tags: "y".repeat(41),
  };
  const checked = v.safeParse(mediaFormSchema, bad, { lang: "en-US" });
  const fields = new Set(checked.issues?.map((issue) => v.getDotPath(issue)?.split(".")[0]));
  expect(fields).toEqual(new Set(["name", "en-US", "focusX", "focusY", "tags"]));
});
