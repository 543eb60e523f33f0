import { randomBytes } from "node:crypto";

const pattern = /^kit_test_(\d+)_[0-9a-f]{8}$/;

/** A fresh name that tells when the database was made, so that leftovers can be recognised. */
export function databaseName(madeAtMs: number): string {
  return `kit_test_${madeAtMs}_${randomBytes(4).toString("hex")}`;
}

/** When a test database was made; null for any other database. */
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
