import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPictureLibrary } from "./picture-library.ts";

async function aLibrary() {
  const root = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const name of ["kept", "gone", "folder", "large"]) await writeFile(join(root, `${name}.webp`), name);
  await writeFile(join(root, "large.webp"), "x".repeat(200));
  return { root, library: await openPictureLibrary({ roots: [root], maxBytes: 100 }) };
}

test("a picture has its version at the first request, and another one after its content changed", async () => {
  const { library } = await aLibrary();
  expect(library.version("kept.webp")).toMatch(/^[\w-]{12}$/);
  expect(library.version("kept.webp")).not.toBe(library.version("folder.webp"));
  expect(library.url("kept.webp", 400, "webp")).toContain(`v=${library.version("kept.webp")}`);
});

test("a too large, missing or unreadable picture has no version, and causes no error", async () => {
  const { root, library } = await aLibrary();
  await rm(join(root, "gone.webp"));
  await rm(join(root, "folder.webp"));
  await mkdir(join(root, "folder.webp"));
  for (const name of ["large", "never", "gone", "folder", "kept.webp/inside", "x".repeat(5000), "with\0nothing"]) {
    expect(library.version(`${name}.webp`), name).toBeNull();
    expect(library.url(`${name}.webp`, 400, "webp"), name).not.toContain("v=");
    expect(await library.find(name), name).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
  }
});

test("neither a name nor a link leads out of the folder; a link inside it is followed", async () => {
  const { root, library } = await aLibrary();
  const outside = `${root}-outside`;
  await mkdir(outside);
  onTestFinished(() => rm(outside, { recursive: true, force: true }));
  await writeFile(join(outside, "secret.webp"), "secret");
  await symlink(join(outside, "secret.webp"), join(root, "stolen.webp"));
  await symlink(join(root, "kept.webp"), join(root, "again.webp"));
  for (const name of [`../${basename(outside)}/secret`, "stolen"]) {
    expect(library.version(`${name}.webp`), name).toBeNull();
    expect((await library.find(name)).ok, name).toBe(false);
  }
  expect(library.version("again.webp")).toBe(library.version("kept.webp"));
});

test("a picture added later is known once it was requested", async () => {
  const { root, library } = await aLibrary();
  expect(library.version("new.webp")).toBeNull();
  await writeFile(join(root, "new.webp"), "new");
  expect((await library.find("new")).ok).toBe(true);
  expect(library.version("new.webp")).toMatch(/^[\w-]{12}$/);
});
