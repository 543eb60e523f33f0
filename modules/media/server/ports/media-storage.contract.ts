import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { MediaStorage } from "./media-storage.ts";

const fileOf = (key: string, content: Buffer) => ({
  key,
  content: new Blob([new Uint8Array(content)]),
  type: "image/png",
  sha256: createHash("sha256").update(content).digest("hex"),
});

/** The contract suite for storages. `unreachable` creates one whose folder or service does not exist. */
export function mediaStorageContract(storage: () => MediaStorage, unreachable: () => Promise<MediaStorage>): void {
  async function contentOf(key: string, range?: { from: number; to: number }): Promise<Buffer | string> {
    const read = await storage().read({ key, range });
    return read.ok ? buffer(read.value) : read.error.code;
  }

  test("MM-03 a stored file is read back byte for byte, also an empty and a large one", async () => {
    for (const [index, size] of [0, 1, 3_000_000].entries()) {
      const content = randomBytes(size);
      expect(await storage().put(fileOf(`ab/whole-${index}.png`, content))).toEqual({ ok: true, value: undefined });
      expect(content.equals((await contentOf(`ab/whole-${index}.png`)) as Buffer)).toBe(true);
    }
  });

  test("MM-03 a range request returns only the range", async () => {
    const content = randomBytes(1000);
    await storage().put(fileOf("ab/ranged.mp4", content));
    for (const { from, to } of [
      { from: 0, to: 0 },
      { from: 10, to: 19 },
      { from: 990, to: 999 },
    ]) {
      const part = (await contentOf("ab/ranged.mp4", { from, to })) as Buffer;
      expect(part.equals(content.subarray(from, to + 1)), `${from}-${to}`).toBe(true);
    }
  });

  test("MM-03 a removed file does not exist, others do, and removing it again changes nothing", async () => {
    await storage().put(fileOf("cd/stays.png", Buffer.from("stays")));
    await storage().put(fileOf("cd/goes.png", Buffer.from("goes")));
    for (let times = 0; times < 2; times += 1) {
      expect(await storage().remove({ key: "cd/goes.png" })).toEqual({ ok: true, value: undefined });
    }
    expect(await contentOf("cd/goes.png")).toBe("NOT_FOUND");
    expect(await contentOf("cd/never.png")).toBe("NOT_FOUND");
    expect(String(await contentOf("cd/stays.png"))).toBe("stays");
  });

  test("MM-03 files stored concurrently do not affect each other", async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `ef/at-once_${index}.png`);
    await Promise.all(keys.map((key) => storage().put(fileOf(key, Buffer.from(key)))));
    expect((await Promise.all(keys.map((key) => contentOf(key)))).map(String)).toEqual(keys);
  });

  test("MM-03 a key outside the storage throws", async () => {
    for (const key of ["../secret", "/etc/passwd", "ab/../../x", "ab//x", ".hidden", "ab/x?acl", "ab/%2e%2e/x", ""]) {
      await expect(storage().read({ key }), key).rejects.toThrow("storage key");
      await expect(storage().put(fileOf(key, Buffer.from("x"))), key).rejects.toThrow("storage key");
      await expect(storage().remove({ key }), key).rejects.toThrow("storage key");
    }
  });

  test("MM-03 an unreachable storage is reported as unavailable", async () => {
    const down = await unreachable();
    const unavailable = { ok: false, error: { code: "UNAVAILABLE" } };
    expect(await down.put(fileOf("ab/lost.png", Buffer.from("x")))).toEqual(unavailable);
    expect(await down.read({ key: "ab/lost.png" })).toEqual(unavailable);
    expect(await down.remove({ key: "ab/lost.png" })).toEqual(unavailable);
  });
}
