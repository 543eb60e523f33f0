import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { ReportName } from "../contract/report-names.ts";
import type { HomeCount } from "./ports/home-count.ts";

/** Names of the rows of a report by their codes, in one statement; codes without a name are left out. */
type RowNames = (db: Kysely<unknown>, codes: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, string>>;

export type ReportsDeps = StaffDeps & {
  readonly homeCounts: readonly HomeCount[];
  /** Reports without an entry show codes. */
  readonly rowNames: Readonly<Partial<Record<ReportName, RowNames>>>;
};
