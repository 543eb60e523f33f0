/** A NUL character in a text or in JSON, which no text column can store. */
const unwritable = new Set(["22021", "22P05"]);

/** Whether a failure is due to characters that PostgreSQL cannot store: the sender's fault. */
export const isUnwritable = (error: unknown): boolean => codesOf(error).some((code) => unwritable.has(code));

/** Whether a failure is due to a value of the statement, and not to the statement or the database. */
export const isAboutValue = (error: unknown): boolean => codesOf(error).some((code) => code.startsWith("22"));

/** The codes of a failure and of its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}
