import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPictureLibrary } from "./picture-library.ts";

async function aLibrary() {
  const root = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const name of ["kept", "gone", "folder", "large"]) await writeFile(join(root, `${name}.webp`), name);
  await writeFile(join(root, "large.webp"), "x".repeat(200));
  return { root, library: await openPictureLibrary({ root, maxBytes: 100 }) };
}

test("a picture has its version at the first question, and another one when its content is another", async () => {
  const { library } = await aLibrary();
  expect(library.version("kept.webp")).toMatch(/^[\w-]{12}$/);
  expect(library.version("kept.webp")).not.toBe(library.version("folder.webp"));
  expect(library.url("kept.webp", 400, "webp")).toContain(`v=${library.version("kept.webp")}`);
});

test("what is too large, was never there, or cannot be read any more has no version, and breaks nothing", async () => {
  const { root, library } = await aLibrary();
  await rm(join(root, "gone.webp"));
  await rm(join(root, "folder.webp"));
  await mkdir(join(root, "folder.webp"));
  for (const name of ["large", "never", "gone", "folder"]) {
    expect(library.version(`${name}.webp`), name).toBeNull();
    expect(library.url(`${name}.webp`, 400, "webp"), name).not.toContain("v=");
  }
});
