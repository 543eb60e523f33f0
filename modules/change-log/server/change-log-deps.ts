import type { Transaction } from "kysely";
import type { FieldChange, RecordState } from "#kit/core/fields/field-changes.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** What a proposal changes about a record. */
type ProposedChanges = { readonly recordId: string; readonly changes: readonly FieldChange[] };

/** Which fields of a kind of record some staff may only propose. */
export type RecordApproval = {
  /** The kind of the proposals. */
  readonly kind: string;
  /** The permission to save such fields at once, and to approve proposals of others. */
  readonly permission: Permission;
  /** The record's type for all other staff: its `check` names each field that needs approval by this problem. */
  readonly type: RecordType;
  readonly problem: string;
  titleOf(state: RecordState, locale: Locale): string | undefined;
  /** The record's page in the back office. */
  pageOf(id: string): string;
  /**
   * What a screen shows of each of these proposals, in their order, where the fields themselves do not read well: for a list of
   * SKUs one line per SKU. Without it every field is shown that would change. A fixed number of statements.
   */
  shownChanges?(
    trx: Transaction<unknown>,
    proposals: readonly ProposedChanges[],
  ): Promise<readonly (readonly FieldChange[])[]>;
};

/** A kind of record that screens may read and save, and the permission each needs. */
export type RegisteredRecord = {
  readonly type: RecordType;
  readonly read: Permission;
  readonly edit: Permission;
  readonly approval?: RecordApproval;
  /** True for records about persons: they also need the permission to see contact data, and each look is audited. */
  readonly isContact?: true;
};

/** Dependencies of the operations. `database` is never a replica: an editor must see what was saved last. */
export type ChangeLogDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly records: readonly RegisteredRecord[];
};
