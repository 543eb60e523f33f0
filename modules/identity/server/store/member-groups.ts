import { type Kysely, sql } from "kysely";
import {
  type CustomerFilter,
  listedMember,
  type MemberCondition,
  memberAs,
  memberConditions,
} from "./customer-list.ts";

/**
 * Members who meet any of these conditions. Each is a statement of its own, whose sets PostgreSQL joins; joined by "or" they would be
 * looked through once for each member as soon as they exceed the memory of a hash. With `only`, for that member alone.
 */
export const meetsAny =
  (conditions: readonly MemberCondition[], only: string | null): MemberCondition =>
  ({ userCode }) => {
    const branches = conditions.map((condition) => {
      const branch = memberAs("branch");
      return sql`select ${branch.userCode} from identity.member as branch where ${condition(branch)}
        ${only === null ? sql`` : sql`and ${branch.userCode} = ${only}`}`;
    });
    return sql<boolean>`${userCode} in (${sql.join(branches, sql` union all `)})`;
  };

/** How many members a filter holds, and how many of them meet each of these conditions; one statement. */
export async function countMembers<Name extends string>(
  db: Kysely<unknown>,
  filter: CustomerFilter,
  groups: Readonly<Record<Name, MemberCondition>>,
): Promise<Readonly<Record<Name | "total", number>>> {
  const counts = (Object.keys(groups) as Name[]).map(
    (name) => sql`count(*) filter (where ${groups[name](listedMember)})::int as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<Name | "total", number>>`
    select ${sql.join([sql`count(*)::int as total`, ...counts], sql`, `)}
    from identity.member as member where ${memberConditions(filter)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a count without a row");
  return row;
}

export type MemberContact = {
  readonly userCode: string;
  readonly name: string;
  /** The mailbox that is theirs; null without a proved one. */
  readonly email: string | null;
  /** The number for WhatsApp, or else the mobile number, with its country's. */
  readonly whatsApp: string | null;
};

/** Members of a filter in the order of their codes, after a given one. */
export async function matchingContacts(
  db: Kysely<unknown>,
  filter: CustomerFilter,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly MemberContact[]> {
  const { rows } = await sql<MemberContact>`
    select member.user_code as "userCode", trim(member.first_name || ' ' || member.last_name) as name,
      ${listedMember.email} as email, coalesce(member.whatsapp, member.mobile) as "whatsApp"
    from identity.member as member where ${memberConditions(filter)} and member.user_code > ${after}
    order by member.user_code limit ${limit}`.execute(db);
  return rows;
}
