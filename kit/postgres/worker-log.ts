import { Logger } from "graphile-worker";

/** Receives problems; a healthy worker logs nothing. */
export type ProblemLog = (message: string, cause?: unknown) => void;

/** The queue's own messages, reduced to its problems. */
export function workerLogger(log: ProblemLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === "error" || level === "warning") log(message, meta?.error);
  });
}
