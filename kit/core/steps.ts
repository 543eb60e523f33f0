/** One named part of a write that crosses services, with the way back beside the way forward. */
export type Step<C> = {
  readonly name: string;
  run(context: C): Promise<void>;
  undo?(context: C): Promise<void>;
};

type Log = (message: string, cause: unknown) => void;

/**
 * Runs the steps in order. When one throws, undoes every step that was started, newest first, then rethrows.
 * The failing step is undone too: after a time-out nobody knows whether it happened, so `undo` must be harmless if it did not.
 */
export async function runSteps<C>(context: C, steps: readonly Step<C>[], log: Log): Promise<void> {
  const started: Step<C>[] = [];
  try {
    for (const step of steps) {
      started.unshift(step);
      await step.run(context);
    }
  } catch (cause) {
    for (const step of started) await undo(context, step, log);
    throw cause;
  }
}

async function undo<C>(context: C, step: Step<C>, log: Log): Promise<void> {
  try {
    await step.undo?.(context);
  } catch (problem) {
    // One failed undo must not stop the others: it is logged for a person to repair.
    log(`could not undo "${step.name}"`, problem);
  }
}
