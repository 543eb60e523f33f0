/** How long a command waits for a database connection: nobody looks at a page meanwhile. */
export const commandWaitMs = 120_000;
