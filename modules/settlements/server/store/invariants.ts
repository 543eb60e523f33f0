import type { Invariant } from "#kit/postgres/invariants.ts";

/** Conditions across files and their rows. */
export const settlementInvariants: readonly Invariant[] = [
  {
    name: "the sums of a settlement file are those of its rows, to the rupiah",
    broken: `
      select id::text as id from settlements.file
      where state = 'imported' and (gross, fee, net) <> (
        select coalesce(sum(line.gross), 0)::bigint, coalesce(sum(line.fee), 0)::bigint, coalesce(sum(line.net), 0)::bigint
        from settlements.line where file_id = file.id)`,
  },
  {
    name: "a file that was not imported has no rows",
    broken: `
      select id::text as id from settlements.file
      where state = 'uploaded' and exists (select from settlements.line where file_id = file.id)`,
  },
];
