import type { Transaction } from "kysely";
import type { FieldChange } from "#kit/core/fields/field-changes.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { Result } from "#kit/core/result.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import type { Proposal } from "./store/proposals.ts";

/** What a screen shows of a proposal: its subject's name and page, and what approving changes. */
export type ProposalDescription = {
  readonly title: string;
  readonly path: string;
  /** The subject is no longer as it was when this was proposed: approving is refused. */
  readonly isOutdated: boolean;
  readonly changes: readonly FieldChange[];
};

type ProposalFailure =
  /** The subject changed since, by whom if that is known. */
  | { readonly code: "OUTDATED"; readonly by: string | null }
  /** The owning module's rules refuse it now. */
  | { readonly code: "REFUSED"; readonly texts: Texts }
  | { readonly code: "NOT_FOUND" };

type Approval = { readonly approver: StaffMember; readonly at: Date };

/** One kind of proposal. `apps/server` registers them, each implemented by the module that owns the proposed data. */
export type ProposalKind = {
  /** As stored in the table. Never renamed. */
  readonly name: string;
  /** The permissions to see and to decide such proposals. */
  readonly read: Permission;
  readonly approve: Permission;
  /** By proposal; those the reader may not know of are left out. A fixed number of statements. */
  describe(
    trx: Transaction<unknown>,
    proposals: readonly Proposal[],
    reader: { readonly staff: StaffMember; readonly locale: Locale },
  ): Promise<ReadonlyMap<string, ProposalDescription>>;
  /**
   * Applies the proposal, by the owning module's operation, and names both people in its journal. The proposal's row is locked.
   * A failure must come before the first write. The result is written to the audit.
   */
  execute(
    trx: Transaction<unknown>,
    proposal: Proposal,
    approval: Approval,
  ): Promise<Result<Readonly<Record<string, unknown>>, ProposalFailure>>;
};
