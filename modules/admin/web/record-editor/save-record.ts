import type { FieldChange, RecordState } from "#kit/core/fields/field-changes.ts";
import { type Api, ApiError, networkErrorText } from "#kit/graphql/client.ts";
import type { OpenConflict, RecordSnapshot } from "./record-draft.ts";
import { AdminSaveRecordDocument } from "./records.graphql.gen.ts";

/** A refused field; the path is empty for the record as a whole. */
export type RecordProblem = { readonly path: string; readonly message: string };

export type SaveOutcome =
  /** `waiting`: fields that were not saved because a second person has to approve them. */
  | {
      readonly kind: "saved";
      readonly saved: RecordSnapshot;
      readonly merged: boolean;
      readonly waiting: readonly string[];
    }
  | { readonly kind: "refused"; readonly problems: readonly RecordProblem[]; readonly message: string }
  | {
      readonly kind: "outdated";
      readonly current: RecordSnapshot;
      readonly conflicts: readonly Omit<OpenConflict, "choice">[];
      readonly message: string;
    }
  | { readonly kind: "signedOut" }
  /** No answer from the server: the save may or may not have happened. */
  | { readonly kind: "offline" }
  /** An unexpected answer. */
  | { readonly kind: "failed"; readonly problem: unknown };

export type RecordSave = {
  readonly type: string;
  readonly id: string;
  readonly version: number;
  readonly create: boolean;
  readonly changes: readonly FieldChange[];
  readonly key: string;
  readonly reason?: string;
};

/** Sends a save and returns its result. */
export async function saveRecord(api: Api, { changes, reason, ...record }: RecordSave): Promise<SaveOutcome> {
  const fields = changes.map(({ path, after = null }) => ({ path, value: after }));
  try {
    const input = { ...record, changes: fields, reason: reason ?? null };
    const { adminSaveRecord: reply } = await api(AdminSaveRecordDocument, { input });
    const received = { version: reply.version ?? 0, state: (reply.state ?? {}) as RecordState };
    if (reply.success) return { kind: "saved", saved: received, merged: reply.merged, waiting: reply.waiting };
    const message = reply.errorMessage ?? "";
    if (reply.errorCode === "OUTDATED")
      return { kind: "outdated", current: received, conflicts: reply.conflicts as never, message };
    return { kind: "refused", problems: reply.problems, message };
  } catch (problem) {
    if (isLostConnection(problem)) return { kind: "offline" };
    const isSignedOut = problem instanceof ApiError && problem.code === "STAFF_ONLY";
    return isSignedOut ? { kind: "signedOut" } : { kind: "failed", problem };
  }
}

/** Whether a call ended without an answer. The client gives this text to such calls alone. */
export const isLostConnection = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.message === networkErrorText;

/**
 * The key of a press. A repeated press of the same changes has the same key, so that a save whose answer was lost happens once;
 * other changes have another one, because the server would take them for the first.
 */
export function pressKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last = { key: "", of: "" };
  return (version: number, changes: readonly FieldChange[]): string => {
    const of = JSON.stringify([version, changes]);
    if (last.of !== of) last = { key: newKey(), of };
    return last.key;
  };
}
