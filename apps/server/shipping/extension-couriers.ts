import type { Clock } from "#kit/core/clock.ts";
import type { Log } from "#kit/http/log.ts";
import { type Courier, guardedCourier } from "#modules/shipping/server/index.ts";
import type { Config } from "../config/config.ts";
import type { LoadedExtension } from "../extensions/extension.ts";
import { builtPart, extensionContext } from "../extensions/extension-context.ts";

/** A checkout waits no longer for rates, whatever time other calls to couriers may take. */
const mostQuoteMs = 2_000;

/** The couriers of extensions, kept from stopping or slowing checkouts. */
export function extensionCouriers(
  config: Config,
  extensions: readonly LoadedExtension[],
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, "warn"> },
): readonly Courier[] {
  const context = extensionContext(config, clock);
  const timeoutMs = Math.min(config.timeouts.courier, mostQuoteMs);
  return extensions.flatMap((extension) =>
    (builtPart(extension, "couriers", context) ?? []).map((courier) => {
      const warn = (reason: string) => log.warn({ extension: extension.name, reason }, "a courier has no rates");
      return guardedCourier(courier, { clock, timeoutMs, warn });
    }),
  );
}
