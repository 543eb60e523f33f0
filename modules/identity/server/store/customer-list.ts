import { type Kysely, type RawBuilder, sql } from "kysely";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";

/** Ways to sort; a hyphen before it is descending. */
export const customerSorts = ["registered", "-registered", "name", "-name"] as const;
type CustomerSort = (typeof customerSorts)[number];

/** A member in the statement that lists them, for conditions of other modules: the code and the mailbox that counts. */
type ListedMember = {
  readonly userCode: RawBuilder<string>;
  readonly email: RawBuilder<string | null>;
  readonly createdAt: RawBuilder<Date>;
  readonly isActive: RawBuilder<boolean>;
};

export type MemberCondition = (member: ListedMember) => RawBuilder<boolean>;

export type CustomerFilter = {
  /** A whole number, e-mail or customer code, or words of a name. */
  readonly search: string;
  /** Whether the words have to be whole: otherwise names could be guessed letter by letter. */
  readonly isWhole: boolean;
  /** Those who placed the order that was searched for. */
  readonly found: readonly string[];
  /** Days of Jakarta, both included. */
  readonly from: string | null;
  readonly until: string | null;
  readonly also: readonly MemberCondition[];
};

export type CustomerRow = {
  readonly userCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly status: "ACTIVE" | "BLOCKED";
  readonly locale: string | null;
  readonly createdAt: Date;
  readonly importedAt: Date | null;
};

const name = sql`lower(member.first_name || ' ' || member.last_name)`;

/** A row of `identity.member` under an alias. The mailbox is theirs when it is proved, or imported and not used yet. */
export const memberAs = (alias: string): ListedMember => {
  const row = sql.ref(alias);
  return {
    userCode: sql<string>`${row}.user_code`,
    email: sql<string | null>`case when ${row}.email_verified_at is not null
      or (${row}.imported_at is not null and ${row}.mobile_verified_at is null) then ${row}.email end`,
    createdAt: sql<Date>`${row}.created_at`,
    isActive: sql<boolean>`${row}.status = 'ACTIVE'`,
  };
};

export const listedMember = memberAs("member");

const orders: Readonly<Record<CustomerSort, RawBuilder<unknown>>> = {
  registered: sql`member.created_at, member.user_code`,
  "-registered": sql`member.created_at desc, member.user_code desc`,
  name: sql`${name}, member.user_code`,
  "-name": sql`${name} desc, member.user_code desc`,
};

function sought({ search, isWhole, found }: CustomerFilter): RawBuilder<boolean>[] {
  const text = search.trim();
  if (text === "") return [];
  if (text.includes("@")) return [sql<boolean>`member.email = ${asEmailAddress(text, { plus: true }) ?? ""}`];
  const mobile = normaliseMobile(text);
  if (mobile !== null) return [sql<boolean>`member.mobile = ${mobile}`];
  if (found.length > 0) return [sql<boolean>`member.user_code = any(${[...found]}::text[])`];
  if (/^u\d{6,}$/i.test(text)) return [sql<boolean>`member.user_code = ${text.toUpperCase()}`];
  return [
    sql<boolean>`array_to_tsvector(identity.name_words(member.first_name || ' ' || member.last_name))
      @@ identity.name_query(${text}, ${isWhole})`,
  ];
}

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Jakarta')`;

/** Members who registered on these days of Jakarta, both included; an open end is null. */
export const registeredBetween =
  (from: string | null, until: string | null): MemberCondition =>
  ({ createdAt }) => {
    const bounds = [
      ...(from === null ? [] : [sql`${createdAt} >= ${midnight(from)}`]),
      ...(until === null ? [] : [sql`${createdAt} < ${midnight(until)} + interval '1 day'`]),
    ];
    return sql<boolean>`(${sql.join([sql`true`, ...bounds], sql` and `)})`;
  };

/** The condition of a filter in a statement over `identity.member as member`. */
export function memberConditions(filter: CustomerFilter): RawBuilder<unknown> {
  const { from, until, also } = filter;
  const all = [
    ...sought(filter),
    ...(from === null ? [] : [sql<boolean>`member.created_at >= ${midnight(from)}`]),
    ...(until === null ? [] : [sql<boolean>`member.created_at < ${midnight(until)} + interval '1 day'`]),
    ...also.map((condition) => condition(listedMember)),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

type Window = { readonly sort: CustomerSort; readonly offset: number; readonly limit: number };

/** One page of members and how many there are; one statement. The page is read along an index of its order. */
export const customerPageQuery = (filter: CustomerFilter, { sort, offset, limit }: Window) => sql<CustomerRow>`
  select member.user_code as "userCode", member.first_name as "firstName", member.last_name as "lastName", member.email,
    member.mobile, member.status, member.locale, member.created_at as "createdAt", member.imported_at as "importedAt"
  from identity.member as member where ${memberConditions(filter)}
  order by ${orders[sort]} offset ${offset} limit ${limit}`;

export async function findCustomers(
  db: Kysely<unknown>,
  filter: CustomerFilter,
  window: Window,
): Promise<{ readonly customers: readonly CustomerRow[]; readonly total: number }> {
  const { rows } = await sql<{ total: number; customers: readonly CustomerRow[] }>`
    select (select count(*)::int from identity.member as member where ${memberConditions(filter)}) as total,
      (select coalesce(json_agg(page), '[]') from (${customerPageQuery(filter, window)}) as page) as customers`.execute(
    db,
  );
  const { customers = [], total = 0 } = rows[0] ?? {};
  return { customers: customers.map(withMoments), total };
}

/** Moments come as texts inside JSON. */
const withMoments = ({ createdAt, importedAt, ...row }: CustomerRow): CustomerRow => ({
  ...row,
  createdAt: new Date(createdAt),
  importedAt: importedAt === null ? null : new Date(importedAt),
});

type CodePage = { readonly after: string | null; readonly limit: number };

/** The codes of all members in ascending order, a page at a time. */
export async function memberCodes(db: Kysely<unknown>, { after, limit }: CodePage): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select user_code as code from identity.member where ${after}::text is null or user_code > ${after}
    order by user_code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** The codes of members a filter shows, except some. */
export async function matchingMemberCodes(
  db: Kysely<unknown>,
  filter: CustomerFilter,
  { after, limit, except }: CodePage & { readonly except: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select member.user_code as code from identity.member as member where ${memberConditions(filter)}
      and (${after}::text is null or member.user_code > ${after}) and member.user_code <> all(${[...except]}::text[])
    order by member.user_code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
