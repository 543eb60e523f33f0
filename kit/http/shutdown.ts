import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Connections, watchConnections } from "./drain-connections.ts";

/** A resource to close once no request is active any more: workers, pools, the log. */
/** Registers a step of the shutdown; steps run in reverse order of registration. */
export type WhenEnding = (name: string, run: () => Promise<unknown>) => void;

export type CloseStep = { readonly name: string; run(): Promise<unknown> };

type ShutdownLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type ShutdownOptions = {
  readonly servers: readonly Server[];
  /** The longest duration of active requests. */
  readonly drainSeconds: number;
  /** How long to continue after readiness is withdrawn, so that load balancers notice before the listener closes. */
  readonly announceSeconds?: number;
  /** Connections idle for this long are closed. */
  readonly quietSeconds?: number;
  readonly steps: readonly CloseStep[];
  readonly stepSeconds?: number;
  readonly log: ShutdownLog;
  /** The source of signals and the exit; the process itself by default. */
  readonly process?: Pick<NodeJS.Process, "on" | "exit">;
};

export type Shutdown = {
  /** True from the first signal on: the readiness route answers 503. */
  draining(): boolean;
  /** Starts like a signal. */
  begin(reason: string): Promise<void>;
};

/**
 * Ends the process without losing a request. On SIGTERM or SIGINT: readiness is withdrawn, then the listener closes, active
 * requests finish, then the steps run in order. A second signal ends it at once. Call it before the servers listen.
 */
export function gracefulShutdown(options: ShutdownOptions): Shutdown {
  const { log, process: host = process } = options;
  const connections = options.servers.map(watchConnections);
  let ending: Promise<void> | null = null;

  const begin = (reason: string): Promise<void> => {
    ending ??= end(reason, connections, options);
    return ending;
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (ending) {
      log.warn({ signal }, "second signal: exiting at once");
      for (const open of connections) open.cut();
      host.exit(1);
    }
    void begin(signal).then(() => host.exit(0));
  };
  host.on("SIGTERM", onSignal);
  host.on("SIGINT", onSignal);
  return { draining: () => ending !== null, begin };
}

async function end(reason: string, connections: readonly Connections[], options: ShutdownOptions): Promise<void> {
  const { log, announceSeconds = 0, quietSeconds = 1, stepSeconds = 10 } = options;
  log.info({ reason }, "ending: finishing what is under way");
  await sleep(announceSeconds * 1000);
  const limits = { quietMs: quietSeconds * 1000, deadlineMs: options.drainSeconds * 1000 };
  const cut = await Promise.all(connections.map((open) => open.drain(limits)));
  const lost = cut.reduce((sum, count) => sum + count, 0);
  if (lost > 0) log.warn({ connections: lost }, "some connections had to be cut");
  for (const step of options.steps) await close(step, stepSeconds, log);
  log.info({}, "ended");
}

/** A step that fails or hangs must not keep the others from closing. */
async function close(step: CloseStep, seconds: number, log: ShutdownLog): Promise<void> {
  const timer = new AbortController();
  const late = sleep(seconds * 1000, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`not done after ${seconds} s`);
  });
  try {
    await Promise.race([step.run(), late]);
  } catch (err) {
    log.warn({ step: step.name, err }, "a closing step failed");
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}
