import { createHash, randomBytes } from "node:crypto";

const pattern = /^kit_test_(\d+)_[0-9a-f]{8}$/;

/** A fresh name with the creation time, so that leftovers can be recognised. */
export function databaseName(madeAtMs: number): string {
  return `kit_test_${madeAtMs}_${randomBytes(4).toString("hex")}`;
}

/** The name of a filled template, derived from the template it was copied from. */
export function filledName(template: string, filling: string): string {
  const digest = createHash("sha256").update(`${template} ${filling}`).digest("hex");
  return `kit_test_${madeAt(template)}_${digest.slice(0, 8)}`;
}

/** The creation time of a test database; null for any other database. */
export function madeAt(name: string): number | null {
  const match = pattern.exec(name);
  return match ? Number(match[1]) : null;
}

/** The same server, another database. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
