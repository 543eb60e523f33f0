import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Config } from "./config.ts";
import { readConfig } from "./read-config.ts";
import { readSecretFiles } from "./secret-files.ts";

/** The configuration from the environment and, below it, from `.env`; an invalid one ends the process with one sentence. */
export function configOrExit(envFile = ".env"): Config {
  const env = readSecretFiles({ ...readEnvFile(envFile), ...process.env });
  if (!env.ok) return exitWith(env.error.sentence);
  const result = readConfig(env.value);
  if (result.ok) return result.value;
  return exitWith(result.error.sentence);
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return {};
    return exitWith(`${path} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}.`);
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
