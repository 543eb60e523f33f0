import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hasRoom, memoryDirectory } from "./memory-directory.ts";

const gigabyte = 1024 ** 3;

async function mountPoint(): Promise<string> {
  const mount = await mkdtemp(join(tmpdir(), "memory-"));
  onTestFinished(() => rm(mount, { recursive: true, force: true }));
  return mount;
}

test("it takes four gigabytes, of the file system and of memory, and a file system in memory", () => {
  const memory = { type: 0x01021994, bsize: 4096, bavail: (4 * gigabyte) / 4096 };
  expect(hasRoom(memory, 4 * gigabyte)).toBe(true);
  expect(hasRoom(memory, 4 * gigabyte - 1)).toBe(false);
  expect(hasRoom({ ...memory, bavail: memory.bavail - 1 }, 8 * gigabyte)).toBe(false);
  const ext4 = 0xef53;
  expect(hasRoom({ ...memory, type: ext4 }, 8 * gigabyte)).toBe(false);
});

test("without room, or without such a file system, there is no directory and nothing is left", async () => {
  const mount = await mountPoint();
  expect(await memoryDirectory("a", { mount, fits: () => false })).toBeNull();
  expect(await memoryDirectory("a", { mount: join(mount, "missing"), fits: () => true })).toBeNull();
  expect(await readdir(mount)).toEqual([]);
});

test("a name has one directory, for one owner at a time, and nothing is left once it is removed", async () => {
  const mount = await mountPoint();
  const open = (name: string) => memoryDirectory(name, { mount, fits: () => true });
  const first = await open("a");
  expect(await open("a")).toBeNull();
  const other = await open("b");
  expect(other?.path).not.toBe(first?.path);
  await writeFile(join(first?.path ?? "", "file"), "text");
  await first?.remove();
  await other?.remove();
  expect(await readdir(mount)).toEqual([]);
  const again = await open("a");
  expect(again?.path).toBe(first?.path);
  await again?.remove();
});
