import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { SettlementMapping } from "../../contract/settlement-fields.ts";
import { chargeFinder } from "../match/choose-charge.ts";
import { identityOf, matchRows, sumsOf } from "../match/match-rows.ts";
import { chargesByKeys, lockGateway, settledBefore } from "../store/charges.ts";
import { lockFile, markImported } from "../store/files.ts";
import { takeStagedRows } from "../store/staged-rows.ts";
import type { ParsedFile } from "./parse-file.ts";

export type FileToApply = {
  readonly id: string;
  readonly gateway: string;
  readonly mapping: SettlementMapping;
  readonly by: string;
};

type Applied = { readonly rows: number; readonly differences: number };

/** Matches the staged rows of a file with our charges and writes them with their results. All in the caller's transaction. */
export async function applyFile(
  trx: Transaction<unknown>,
  clock: Clock,
  { id, gateway, mapping, by }: FileToApply,
  { batch, rows, skipped }: ParsedFile,
): Promise<Result<Applied, { readonly code: "NOT_FOUND" | "NOT_POSSIBLE" }>> {
  const file = await lockFile(trx, id);
  if (!file) return fail({ code: "NOT_FOUND" });
  if (file.state !== "uploaded") return fail({ code: "NOT_POSSIBLE" });
  await lockGateway(trx, gateway);
  const found = await chargesByKeys(
    trx,
    gateway,
    rows.flatMap(({ reference, gatewayReference }) => [reference, gatewayReference]),
  );
  const chargeOf = chargeFinder(found);
  const settled = await settledBefore(trx, {
    gateway,
    identities: rows.map((row) => identityOf(row, chargeOf(row))),
    chargeIds: [...new Set(found.map((charge) => charge.id))],
  });
  const matched = matchRows(rows, chargeOf, settled);
  const taken = await takeStagedRows(trx, { batch, fileId: id, gateway }, matched);
  if (taken !== rows.length)
    throw new Error(`settlement file ${id}: ${taken} of ${rows.length} staged rows were found`);
  const at = clock.now();
  const days = rows.flatMap(({ settledOn }) => (settledOn === null ? [] : [settledOn])).toSorted();
  const done = { gateway, mapping, skipped, sums: sumsOf(rows), firstDay: days[0] ?? jakartaDay(at), by, at };
  await markImported(trx, id, done);
  const differences = matched.filter(({ result }) => result !== "matched" && result !== "refunded").length;
  return ok({ rows: rows.length, differences });
}
