/** Cleanup steps, run in reverse order at the end. */
export type Cleanup = { later(undo: () => Promise<unknown>): void; now(): Promise<void> };

/** Also runs when the command is interrupted, so that no process and no file is left behind. */
export function createCleanup(): Cleanup {
  const steps: (() => Promise<unknown>)[] = [];
  let ending: Promise<void> | null = null;
  const undoAll = async () => {
    // Servers still starting add their steps meanwhile.
    for (let step = steps.pop(); step; step = steps.pop()) {
      await step().catch((problem) => console.error(`Cleaning up: ${problem}`));
    }
  };
  const now = () => {
    ending ??= undoAll();
    return ending;
  };
  const interrupted = () => void now().then(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupted);
  return { later: (undo) => steps.push(undo), now };
}
