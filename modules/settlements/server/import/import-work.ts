import { fail, ok } from "#kit/core/result.ts";
import { type WorkKind, workKind } from "#modules/background-work/server/index.ts";
import type { SettlementMapping } from "../../contract/settlement-fields.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { applyFile } from "./apply-file.ts";
import { type ParsedFile, parseFile } from "./parse-file.ts";

export const settlementImportKind = "settlement.import";

/** What the work is told; as stored. */
type SettlementWork = {
  readonly id: string;
  readonly gateway: string;
  readonly mapping: Readonly<Record<string, string>>;
};

/** Imports a large file: reads and stages it, then matches and writes it in the transaction that ends the work. */
export const settlementWork = (deps: Pick<SettlementsDeps, "database" | "clock" | "ids" | "formats">): WorkKind =>
  workKind<ParsedFile>({
    name: settlementImportKind,
    async prepare(run) {
      const { id, mapping } = run.input as SettlementWork;
      const parsed = await parseFile(deps, { id, mapping: mapping as SettlementMapping });
      if (!parsed.ok) return fail({ ...parsed.error });
      await run.progress(0, parsed.value.rows.length);
      return ok(parsed.value);
    },
    async apply(trx, run, parsed) {
      const { id, gateway, mapping } = run.input as SettlementWork;
      const file = { id, gateway, mapping: mapping as SettlementMapping, by: run.owner.name };
      const applied = await applyFile(trx, deps.clock, file, parsed);
      if (!applied.ok) return applied;
      await run.progress(applied.value.rows, applied.value.rows);
      return ok({ ...applied.value });
    },
  });
