import type { Transaction } from "kysely";
import { type FieldChange, isEqualJson, type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { ok, type Result } from "#kit/core/result.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import {
  type InvalidFields,
  type Outdated,
  type RecordEdit,
  type Saved,
  type SaveReason,
  saveRecords,
} from "#kit/postgres/records/save-records.ts";
import { writeOf } from "#kit/postgres/records/write-records.ts";
import { proposalOfKey, propose } from "#modules/approvals/server/index.ts";
import type { ChangeLogDeps, RecordApproval } from "./change-log-deps.ts";
import type { ProposedFields } from "./record-proposals.ts";
import { withholdFields } from "./withhold-fields.ts";

type SavedOrProposed = Saved & { readonly waiting: readonly string[] };
type Editable = { readonly type: RecordType; readonly approval: RecordApproval | null };

/**
 * Saves an edit. Where fields in it need approval and nothing else is wrong, the others are saved and those become one proposal, in
 * the same transaction.
 */
export async function saveOrPropose(
  trx: Transaction<unknown>,
  deps: Pick<ChangeLogDeps, "ids">,
  { type, approval }: Editable,
  edit: RecordEdit,
  why: SaveReason & { readonly actor: { readonly id: string; readonly name: string } },
): Promise<Result<SavedOrProposed, Outdated | InvalidFields>> {
  const saved = await saveRecords(trx, type, [edit], why);
  if (saved.ok) {
    const waiting = saved.value.repeated && approval && why.key ? await waitingOfKey(trx, why.actor.id, why.key) : [];
    return ok({ ...saved.value, waiting });
  }
  if (!approval || saved.error.code !== "INVALID_FIELDS") return saved;
  const { problems } = saved.error;
  if (problems.some(({ problem }) => problem !== approval.problem)) return saved;

  const paths = problems.map(({ path }) => path);
  const before: RecordState = (await type.read(trx, [edit.id])).get(edit.id) ?? {};
  const { after } = await writeOf(type, edit.id, before, edit.changes);
  const rest = await saveRecords(trx, type, [{ ...edit, changes: withholdFields(edit.changes, before, paths) }], why);
  // Without those fields the record would be incomplete: the messages beside them name what is needed.
  if (!rest.ok) return saved;
  const changes = paths.map((path) => changeOf(path, valueAt(before, path), valueAt(after ?? {}, path)));
  await propose(trx, deps, {
    kind: approval.kind,
    subject: `${type.name}:${edit.id}`,
    payload: { changes } satisfies ProposedFields as unknown as Json,
    reason: why.reason ?? null,
    proposer: why.actor,
    key: why.key ?? null,
    at: why.at,
  });
  return ok({ ...rest.value, waiting: changes.filter(isRealChange).map(({ path }) => path) });
}

async function waitingOfKey(trx: Transaction<unknown>, proposer: string, key: string): Promise<readonly string[]> {
  const proposal = await proposalOfKey(trx, proposer, key);
  return proposal ? (proposal.payload as unknown as ProposedFields).changes.map(({ path }) => path) : [];
}

const changeOf = (path: string, before: Json | undefined, after: Json | undefined): FieldChange => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const isRealChange = ({ before, after }: FieldChange): boolean => !isEqualJson(before, after);
