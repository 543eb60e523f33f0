import { parseArgs } from "node:util";

export type Options = {
  readonly json: boolean;
  /** A missed goal makes the command fail. */
  readonly strict: boolean;
  readonly rounds: number;
  /** Names of the only cases to measure; null for all. */
  readonly only: readonly string[] | null;
};

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      rounds: { type: "string", default: "9" },
      only: { type: "string" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error("--rounds takes a number from 1 to 50.");
  return { json: values.json, strict: values.strict, rounds, only: values.only?.split(",") ?? null };
}
