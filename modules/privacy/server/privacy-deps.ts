import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { DeleteMemberDeps } from "#modules/identity/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** Dependencies of the shopper's side: the file behind a link. */
export type DataFileDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the hashes of links. */
  readonly secret: string;
  readonly memberData: DeleteMemberDeps["memberData"];
};

/** Dependencies of the back office's side. */
export type PrivacyDeps = StaffDeps &
  DeleteMemberDeps & {
    /** The record type of customers, whose fields are corrected. */
    readonly customers: RecordType;
    /** Days until a request to delete is due. */
    deletionDays(): number;
  };
