/**
 * Codes that say nothing about the work and everything about the moment: the line is broken, the server starts or ends,
 * has no room for another connection, or gave up on a statement that took too long.
 */
const passing = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[1-5]|57014|53\w{3}|55P03|40001|40P01)$/;
const words = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Whether a failure is the database being away or too busy: the same request may well succeed in a moment. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  return words.test(error.message) || isOutOfReach(error.cause);
}
