import { type FieldChange, groupsOf, isEqualJson, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { locales, type Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { lastChangeOf, lockVersions } from "#kit/postgres/records/journal.ts";
import type { FieldProblem, RecordType } from "#kit/postgres/records/record-type.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import type { Proposal, ProposalKind } from "#modules/approvals/server/index.ts";
import type { RecordApproval, RegisteredRecord } from "./change-log-deps.ts";
import { problemMessage } from "./problem-message.ts";

/** The payload of a proposal: the fields, with what they had when it was made. */
export type ProposedFields = { readonly changes: readonly FieldChange[] };

const changesOf = ({ payload }: Proposal) => (payload as unknown as ProposedFields).changes;
const idOf = ({ subject }: Proposal) => subject.slice(subject.indexOf(":") + 1);

/** Proposals to change fields of a kind of record. Approved, they are saved as any other change is. */
export const recordProposals = (
  { type, read }: Pick<RegisteredRecord, "type" | "read">,
  approval: RecordApproval,
): ProposalKind => ({
  name: approval.kind,
  read,
  approve: approval.permission,
  async describe(trx, proposals, { locale }) {
    const states = await type.read(trx, [...new Set(proposals.map(idOf))]);
    const proposed = proposals.map((one) => ({ recordId: idOf(one), changes: changesOf(one) }));
    const shown = await approval.shownChanges?.(trx, proposed);
    return new Map(
      proposals.map((proposal, index) => {
        const id = idOf(proposal);
        const state = states.get(id);
        const changes = changesOf(proposal);
        return [
          proposal.id,
          {
            title: (state && approval.titleOf(state, locale)) ?? id,
            path: approval.pageOf(id),
            isOutdated: hasChanged(state, changes),
            changes: shown?.[index] ?? changes,
          },
        ];
      }),
    );
  },
  async execute(trx, proposal, { approver, at }) {
    const id = idOf(proposal);
    const changes = changesOf(proposal);
    await lockVersions(trx, type.name, [id]);
    const state = (await type.read(trx, [id])).get(id);
    if (hasChanged(state, changes)) {
      const last = await lastChangeOf(trx, type.name, id);
      return fail({ code: "OUTDATED", by: last?.by ?? null });
    }
    const edit = {
      id,
      version: Number.POSITIVE_INFINITY,
      changes: changes.map(({ before: _before, ...change }) => change),
    };
    const saved = await saveRecords(trx, type, [edit], {
      at,
      actor: proposal.proposer,
      approvedBy: { id: approver.id, name: approver.name },
      action: "approve",
      reason: proposal.reason,
    });
    if (saved.ok) return ok({ entryId: saved.value.entryId });
    if (saved.error.code === "OUTDATED") return fail({ code: "OUTDATED", by: null });
    return fail({ code: "REFUSED", texts: sentences(type, saved.error.problems) });
  },
});

/** A field, or the item it belongs to, is no longer as it was. */
const hasChanged = (state: RecordState | undefined, changes: readonly FieldChange[]): boolean =>
  state === undefined ||
  changes.some(
    ({ path, before }) =>
      !isEqualJson(valueAt(state, path), before) ||
      groupsOf(path)
        .slice(1)
        .some((group) => valueAt(state, group) === undefined),
  );

const sentences = (type: RecordType, problems: readonly FieldProblem[]): Texts =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      [...new Set(problems.map((problem) => problemMessage(type, problem, locale)))].join(" "),
    ]),
  ) as Texts;
