/** How long a command waits for a database connection; longer than a request, since no page waits for it. */
export const commandWaitMs = 120_000;
