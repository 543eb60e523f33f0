import type { Clock } from "#kit/core/clock.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { Config } from "../config/config.ts";
import type { ExtensionContext, LoadedExtension } from "./extension.ts";

export const extensionContext = (
  { timeouts }: Pick<Config, "timeouts">,
  clock: Clock,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ExtensionContext => ({
  clock,
  setting: (name) => env[name]?.trim() || null,
  timeoutMs: { payment: timeouts.payment, courier: timeouts.courier, messages: timeouts.messages },
});

type Builders = "gateways" | "couriers" | "senders";
type Built<Name extends Builders> = ReturnType<NonNullable<LoadedExtension[Name]>>;

/** A part as the extension builds it, null where it has none. A failure names the folder and the part. */
export function builtPart<Name extends Builders>(
  extension: LoadedExtension,
  part: Name,
  context: ExtensionContext,
): Built<Name> | null {
  try {
    return (extension[part]?.(context) as Built<Name> | undefined) ?? null;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`The extension ${extension.name} cannot build its ${part}: ${reason}`, { cause });
  }
}

/** The senders of the channels that SHOP_EXTENSION_SENDERS names. */
export function extensionSenders(
  config: Pick<Config, "timeouts" | "extensions">,
  extensions: readonly LoadedExtension[],
  clock: Clock,
): Partial<Senders> {
  const context = extensionContext(config, clock);
  const offered: Partial<Senders> = Object.assign(
    {},
    ...extensions.map((extension) => builtPart(extension, "senders", context) ?? {}),
  );
  const chosen = config.extensions.senders.map((channel) => {
    const sender = offered[channel];
    if (!sender)
      throw new Error(
        `SHOP_EXTENSION_SENDERS names ${channel}, but no extension in ${config.extensions.folder} sends it.`,
      );
    return [channel, sender] as const;
  });
  return Object.fromEntries(chosen);
}
