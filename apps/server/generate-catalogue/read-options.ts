import { parseArgs } from "node:util";
import { fail, ok, type Result } from "#kit/core/result.ts";

export type Options = { products: number; seed: number };

const most = 5_000_000;

/** Reads `--products 100000 --seed 1`; an invalid option is reported in a sentence. */
export function readOptions(args: readonly string[]): Result<Options, { code: "BAD_OPTIONS"; problem: string }> {
  const bad = (problem: string) => fail({ code: "BAD_OPTIONS" as const, problem });
  let given: { products?: string; seed?: string };
  try {
    given = parseArgs({
      args: [...args],
      options: { products: { type: "string" }, seed: { type: "string" } },
      strict: true,
    }).values;
  } catch (problem) {
    return bad((problem as Error).message);
  }
  const products = Number(given.products ?? "100000");
  const seed = Number(given.seed ?? "1");
  if (!Number.isInteger(products) || products < 1 || products > most) {
    return bad(`--products must be a whole number from 1 to ${most}, not "${given.products}"`);
  }
  if (!Number.isSafeInteger(seed)) return bad(`--seed must be a whole number, not "${given.seed}"`);
  return ok({ products, seed });
}
