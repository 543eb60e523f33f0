/** A zero byte in a text, or one in JSON: no text column takes it, and nobody types it. */
const unwritable = new Set(["22021", "22P05"]);

/** Whether a failure is about characters that PostgreSQL keeps in no text: the fault of whoever sent them. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && unwritable.has(error.code)) || isUnwritable(error.cause);
}
