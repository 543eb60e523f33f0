import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two secrets in constant time: the duration reveals neither position nor length of a difference. */
export function sameSecret(a: string, b: string): boolean {
  // Digests have equal length, which the comparison requires.
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
