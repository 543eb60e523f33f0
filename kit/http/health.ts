import type { FastifyPluginAsync } from "fastify";
import { cacheStats } from "../cache/bounded-store.ts";

/** A dependency a process needs before it gets traffic. Throws, or does not settle, when it is missing. */
type ReadinessCheck = { readonly name: string; check(): Promise<unknown> };

export type HealthOptions = {
  readonly checks: readonly ReadinessCheck[];
  /** True once shutdown has started. */
  readonly draining?: () => boolean;
  readonly timeoutMs?: number;
  readonly log?: { warn(fields: object, message: string): void };
};

/**
 * `/healthz`: the process is alive. `/healthz/caches`: entries, size, hits and misses of each cache of this process. `/readyz`:
 * ready for traffic, or the names of the failed checks.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (app, options) => {
  let running: Promise<string[]> | null = null;
  // Concurrent probes share one round of checks.
  const failures = () => {
    running ??= failedChecks(options).finally(() => {
      running = null;
    });
    return running;
  };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/healthz/caches", async () => cacheStats());
  app.get("/readyz", async (_request, reply) => {
    if (options.draining?.()) return reply.code(503).send({ status: "draining", failed: [] });
    const failed = await failures();
    if (failed.length > 0) return reply.code(503).send({ status: "not ready", failed });
    return { status: "ready", failed };
  });
};

async function failedChecks({ checks, timeoutMs = 2_000, log }: HealthOptions): Promise<string[]> {
  const outcomes = await Promise.allSettled(checks.map((check) => within(timeoutMs, check)));
  return outcomes.flatMap((outcome, at) => {
    if (outcome.status === "fulfilled") return [];
    const name = checks[at]?.name ?? "";
    log?.warn({ check: name, err: outcome.reason }, "a readiness check failed");
    return [name];
  });
}

async function within(milliseconds: number, { name, check }: ReadinessCheck): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`"${name}" did not answer in ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    await Promise.race([check(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
