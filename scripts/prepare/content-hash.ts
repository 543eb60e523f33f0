import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One hash over the names and contents of all files that match, the same on every machine. */
export function contentHash(root: string, patterns: readonly string[], ignored: RegExp): string {
  const hash = createHash("sha256");
  const paths = globSync([...patterns], { cwd: root })
    .filter((path) => !ignored.test(path) && statSync(join(root, path)).isFile())
    .sort();
  for (const path of paths) {
    const content = createHash("sha256")
      .update(readFileSync(join(root, path)))
      .digest("hex");
    hash.update(`${path}\0${content}\0`);
  }
  return hash.digest("hex");
}
