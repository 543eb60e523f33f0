import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sourceEndings } from "#kit/images/image-url.ts";

const publicFolder = fileURLToPath(new URL("../../apps/storefront/public/", import.meta.url));

/** True for a complaint about a picture that the shop names and nobody has drawn so far. */
export function isPictureToCome(complaint: string): boolean {
  const name = /404 \(Not Found\) http:\/\/[^/]+\/img\/w\d+\/(pictures\/[\w/-]+)\./.exec(complaint)?.[1];
  return name !== undefined && !sourceEndings.some((ending) => existsSync(`${publicFolder}${name}.${ending}`));
}
