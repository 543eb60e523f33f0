import type { Kysely } from "kysely";
import { asEmailAddress } from "#kit/core/email-address.ts";
import type { Ids } from "#kit/core/ids.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { importedMembersBy, matchingMemberCodes } from "#modules/identity/server/index.ts";
import { askedCustomers, customerFilterOf } from "../contract/customer-list-query.ts";
import { customerFilter } from "./customer-filter.ts";

/** Normalizes a number or address of a file; other text stays unchanged, and is refused later. */
const spelled = (text: string): string =>
  normaliseMobile(text) ?? asEmailAddress(text, { plus: true }) ?? text.toLowerCase();

/**
 * The customers of rows without a code, by number or address: those an earlier import added, or else new ones. A
 * customer who registered themselves is never matched: their number is taken, and the row is refused.
 */
export const customersNamed =
  (ids: Pick<Ids, "code">) =>
  async (db: Kysely<unknown>, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const known = await importedMembersBy(db, [...new Set(names.map(spelled))]);
    const codes = new Map<string, string>(known);
    return new Map(
      names.map((name) => {
        const key = spelled(name);
        const code = codes.get(key) ?? `U${ids.code(14)}`;
        codes.set(key, code);
        return [name, code];
      }),
    );
  };

type Page = {
  readonly after: string | null;
  readonly limit: number;
  readonly except: readonly string[];
  readonly seesContacts: boolean;
};

/** The codes of the customers that a filtered list shows, given the query of its address. */
export async function matchingCustomers(
  db: Kysely<unknown>,
  query: URLSearchParams,
  { seesContacts, ...page }: Page,
  siteCode: string,
): Promise<readonly string[]> {
  const filter = await customerFilter(db, customerFilterOf(askedCustomers(query)), { seesContacts, siteCode });
  return matchingMemberCodes(db, filter, page);
}
