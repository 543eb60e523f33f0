/** The status of what an operation refused, such as a call without a session; null for a failure of ours. */
export function refusalStatus(error: unknown): number | null {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}
