import type { Kysely } from "kysely";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import type { HomeTask } from "../../contract/home-tasks.ts";

/** Counts what waits for staff in one list. Modules bring theirs; who lacks the permission is not told. */
export type HomeCount = {
  readonly task: HomeTask;
  readonly needs: Permission;
  /** As many as the list shows this person; one statement or two. */
  count(db: Kysely<unknown>, staff: StaffMember): Promise<number>;
};
