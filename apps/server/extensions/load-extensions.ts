import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { promotionRuleSchema } from "#modules/promotion/contract/rule/rule-schema.ts";
import type { LoadedExtension } from "./extension.ts";

const part = v.optional(v.function());

/** Refuses unknown parts, so that a misspelled one does not do nothing. */
const extensionSchema = v.strictObject({
  gateways: part,
  couriers: part,
  paymentChannels: v.optional(v.array(v.object({ code: v.string(), gateway: v.string() }))),
  promotionRules: v.optional(v.array(promotionRuleSchema)),
  senders: part,
});

/** Loads `<folder>/<name>/extension.ts` of every sub-folder that has one, in the order of their names. */
export async function loadExtensions(folder: string): Promise<readonly LoadedExtension[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "extension.ts")))
    .map(({ name }) => name)
    .sort();
  return Promise.all(names.map((name) => loadExtension(folder, name)));
}

async function loadExtension(folder: string, name: string): Promise<LoadedExtension> {
  const path = join(folder, name, "extension.ts");
  const exported = await imported(path);
  const read = v.safeParse(extensionSchema, exported.extension);
  if (read.success) return { ...(exported.extension as Omit<LoadedExtension, "name">), name };
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  throw new Error(
    `${path} must export an extension${place === null ? "" : `: ${place} is not one of its parts, or of another type`}.`,
  );
}

/** A mistake in the code of an extension is reported with its file: its own message often names neither. */
async function imported(path: string): Promise<{ readonly extension?: unknown }> {
  try {
    return (await import(pathToFileURL(path).href)) as { readonly extension?: unknown };
  } catch (cause) {
    throw new Error(`${path} cannot be loaded: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
