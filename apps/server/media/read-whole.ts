import { buffer } from "node:stream/consumers";
import type { MediaStorage } from "#modules/media/server/index.ts";

/** The content of a picture; null when it cannot be read now. Only pictures are read so: they have a limited size. */
export async function readWhole(storage: MediaStorage, key: string): Promise<Buffer | null> {
  const read = await storage.read({ key });
  if (!read.ok) return null;
  return buffer(read.value).catch(() => null);
}
