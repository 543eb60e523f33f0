/**
 * Codes of temporary failures: a broken connection, a server that starts, stops or is not the primary any more, no free connection
 * slot, a statement timeout.
 */
const passing =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|25006|57P0[1-5]|57014|53\w{3}|55P03|40001|40P01)$/;
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Whether a failure means that the database is unreachable or too busy: the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  return messages.test(error.message) || isDatabaseUnavailable(error.cause);
}
