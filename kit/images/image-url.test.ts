import fc from "fast-check";
import { expect, test } from "vitest";
import {
  imageFormats,
  imageName,
  imageSrcset,
  imageUrl,
  imageWidths,
  shareImageUrl,
  versionedPath,
} from "./image-url.ts";
import { parseImagePath } from "./parse-image-path.ts";

test("a picture is named by its path without the file extension", () => {
  expect(imageName("/pictures/hero.webp")).toBe("pictures/hero");
  expect(imageName("pictures/hero")).toBe("pictures/hero");
  expect(imageName("pictures/size-2.5")).toBe("pictures/size-2.5");
});

test("a srcset lists the widths from small to large", () => {
  expect(imageSrcset("a/b.png?v=v1", [800, 400], "webp")).toBe(
    "/img/w400/a/b.webp?v=v1 400w, /img/w800/a/b.webp?v=v1 800w",
  );
});

test("a version stays in the address for every size", () => {
  expect(versionedPath("/pictures/hero.png", "1f0c")).toBe("/pictures/hero.png?v=1f0c");
  expect(versionedPath("/pictures/hero.png", null)).toBe("/pictures/hero.png");
  expect(imageUrl("/pictures/hero.png?v=1f0c", 400, "webp")).toBe("/img/w400/pictures/hero.webp?v=1f0c");
  expect(imageUrl("/pictures/hero.png", 400, "webp")).toBe("/img/w400/pictures/hero.webp");
});

test("a picture for link previews keeps its version and has one size", () => {
  expect(shareImageUrl("/pictures/hero.webp?v=1f0c")).toBe("/img/share/pictures/hero.jpg?v=1f0c");
  expect(shareImageUrl("/pictures/hero.webp")).toBe("/img/share/pictures/hero.jpg");
  expect(parseImagePath("/img/share/pictures/hero.jpg")).toEqual({
    ok: true,
    value: { name: "pictures/hero", width: "share", format: "jpg" },
  });
});

test("every generated address can be parsed", () => {
  const segment = fc.stringMatching(/^[a-z0-9_-][a-z0-9_-]{0,20}$/);
  const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  fc.assert(
    fc.property(name, fc.constantFrom(...imageWidths), fc.constantFrom(...imageFormats), (picture, width, format) => {
      const parsed = parseImagePath(imageUrl(picture, width, format));
      expect(parsed).toEqual({ ok: true, value: { name: picture, width, format } });
    }),
  );
});

test("no parsed name contains dot segments, hidden files or encoded characters", () => {
  const nasty = fc.string({ unit: fc.constantFrom("a", ".", "/", "\\", "%", "2", "e", "\0", "~", " ") });
  fc.assert(
    fc.property(nasty, (name) => {
      const parsed = parseImagePath(`/img/w400/${name}.webp`);
      if (!parsed.ok) return;
      expect(parsed.value.name).toMatch(/^[a-z0-9./]+$/);
      for (const part of parsed.value.name.split("/")) expect(part).toMatch(/^[^.]/);
    }),
    { numRuns: 2000 },
  );
});
