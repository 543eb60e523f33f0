import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, fine, problem, reasonOf, warning } from "./finding.ts";

const what = "data folder";
const mebibyte = 1024 * 1024;
const leastMebibytes = 512;
const comfortableMebibytes = 4096;

/** SHOP_DATA_DIR holds the picture cache, uploads and perhaps the built-in database: it must be writable and have room. */
export async function checkFolder(dataDir: string, freeMebibytes = freeIn): Promise<Finding> {
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, "");
    await rm(probe);
  } catch (thrown) {
    return problem(what, `${dataDir} cannot be written: ${reasonOf(thrown)}. Make it writable, or set SHOP_DATA_DIR.`);
  }
  const free = Math.floor(await freeMebibytes(dataDir));
  const room = `${dataDir} has ${free} MiB of room`;
  if (free < leastMebibytes)
    return problem(what, `${room}: uploads and the database will fail. Free some, or move it.`);
  if (free < comfortableMebibytes) return warning(what, `${room}. Free some before it fills up.`);
  return fine(what, `${room}.`);
}

async function freeIn(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return (bavail * bsize) / mebibyte;
}
