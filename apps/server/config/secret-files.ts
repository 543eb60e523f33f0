import { readFileSync } from "node:fs";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { BadConfig } from "./read-config.ts";
import type { Setting } from "./setting.ts";
import { settings } from "./settings.ts";

type Env = Readonly<Record<string, string | undefined>>;

const secretNames = Object.entries<Setting<unknown>>(settings).flatMap(([name, { secret }]) => (secret ? [name] : []));

/**
 * Reads secrets from files: `SHOP_SECRET_FILE` names the file with `SHOP_SECRET`, and so for every secret setting. A vault or an
 * orchestrator mounts such files for one process; unlike the environment they appear in no process list and no child process.
 */
export function readSecretFiles(env: Env): Result<Env, BadConfig> {
  const read: Record<string, string | undefined> = { ...env };
  for (const name of secretNames) {
    const fileName = `${name}_FILE`;
    const path = env[fileName]?.trim();
    delete read[fileName];
    if (!path) continue;
    if (env[name]?.trim()) return bad(`${name} and ${fileName} are both set: leave one out.`);
    try {
      read[name] = readFileSync(path, "utf8").trim();
    } catch {
      return bad(`${fileName} names a file that cannot be read: ${path}.`);
    }
    if (read[name] === "") return bad(`${fileName} names an empty file: ${path}.`);
  }
  return ok(read);
}

const bad = (sentence: string): Result<Env, BadConfig> => fail({ code: "BAD_CONFIG", sentence });
