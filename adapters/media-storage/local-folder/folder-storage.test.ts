import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { mediaStorageContract } from "#modules/media/server/ports/media-storage.contract.ts";
import { folderStorage } from "./folder-storage.ts";

const folder = await mkdtemp(join(tmpdir(), "media-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = folderStorage({ folder: join(folder, "files"), ids: systemIds });

mediaStorageContract(
  () => storage,
  async () => {
    const blocked = join(folder, "a-file");
    await writeFile(blocked, "where a folder is expected");
    return folderStorage({ folder: blocked, ids: systemIds });
  },
);

test("MM-03 a file whose content breaks off midway leaves nothing behind", async () => {
  const broken = {
    stream: () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(100));
          controller.error(new Error("the sender is gone"));
        },
      }),
  } as Blob;
  const put = await storage.put({ key: "zz/broken.png", content: broken, type: "image/png", sha256: "" });
  expect(put).toEqual({ ok: false, error: { code: "UNAVAILABLE" } });
  expect(await readdir(join(folder, "files/zz"))).toEqual([]);
});
