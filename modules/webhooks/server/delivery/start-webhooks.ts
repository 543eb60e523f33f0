import { setTimeout as sleep } from "node:timers/promises";
import { type SenderDeps, webhookSender } from "./webhook-sender.ts";

/** How long a new event waits at most, when nothing else wakes the sender. */
const usualPollMs = 1_000;

/** Sends webhooks until it is stopped; then attempts in flight end first. `stop` is idempotent. */
export function startWebhooks({ pollMs = usualPollMs, ...deps }: SenderDeps & { readonly pollMs?: number }): {
  stop(): Promise<void>;
} {
  const sender = webhookSender(deps);
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const claimed = await sender.sendDue().catch((cause: unknown) => {
        deps.log("the webhooks that are due could not be read", cause);
        return 0;
      });
      const pause = sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      // An ended delivery makes room, and lets the next event of its object go.
      await (claimed > 0 ? Promise.race([pause, sender.oneEnded()]) : pause);
    }
    await sender.idle();
  };
  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
