/** A zero byte in a text, or one in JSON: no text column takes it, and nobody types it. */
const unwritable = new Set(["22021", "22P05"]);

/** Whether a failure is about characters that PostgreSQL keeps in no text: the fault of whoever sent them. */
export const isUnwritable = (error: unknown): boolean => codesOf(error).some((code) => unwritable.has(code));

/** Whether a failure is about a value that the statement was given, and not about the statement or the database. */
export const isAboutValue = (error: unknown): boolean => codesOf(error).some((code) => code.startsWith("22"));

/** The codes of a failure and of what caused it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}
