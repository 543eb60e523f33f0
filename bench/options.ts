import { parseArgs } from "node:util";

export type Options = {
  readonly json: boolean;
  /** A missed goal makes the command fail. */
  readonly strict: boolean;
  readonly rounds: number;
  /** How many products are generated to measure listings and searches with. */
  readonly products: number;
  /** How many products the lists of the back office are measured with, in a database of their own. */
  readonly adminProducts: number;
  /** How many orders the reports of the back office are measured with. */
  readonly adminOrders: number;
  /** Names of the only cases to measure; null for all. */
  readonly only: readonly string[] | null;
  /** A file for a picture of the speeds. */
  readonly chart: string | null;
  /** A file for the plans of the statements of reports. */
  readonly reportPlans: string | null;
};

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      rounds: { type: "string", default: "9" },
      products: { type: "string", default: "2000" },
      "admin-products": { type: "string", default: "100000" },
      "admin-orders": { type: "string", default: "1000000" },
      only: { type: "string" },
      chart: { type: "string" },
      "report-plans": { type: "string" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error("--rounds takes a number from 1 to 50.");
  const products = countOf("products", values.products);
  const adminProducts = countOf("admin-products", values["admin-products"]);
  const adminOrders = countOf("admin-orders", values["admin-orders"]);
  const only = values.only?.split(",") ?? null;
  return {
    json: values.json,
    strict: values.strict,
    rounds,
    products,
    adminProducts,
    adminOrders,
    only,
    chart: values.chart ?? null,
    reportPlans: values["report-plans"] ?? null,
  };
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new Error(`--${option} takes a number from 1 to 1000000.`);
  }
  return count;
}
