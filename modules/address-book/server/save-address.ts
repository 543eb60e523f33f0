import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { AddressInput } from "../contract/address.ts";
import { maxAddresses } from "../contract/constants.ts";
import type { AddressBookDeps } from "./address-book-deps.ts";
import { lockAddresses, readAddress, readAddressCounts, type SavedAddress, writeAddress } from "./store/addresses.ts";
import { readArea } from "./store/regions.ts";

export type SaveRefusal = { readonly code: "NOT_FOUND" | "LIMIT_REACHED" | "AREA_UNKNOWN" };

type Save = { readonly userCode: string; readonly addressCode: string | null; readonly address: AddressInput };

/** Adds or changes an address of a member. The first one is the default, and there is always exactly one default. */
export async function saveMemberAddress(
  { database, clock, ids }: AddressBookDeps,
  { userCode, addressCode, address }: Save,
): Promise<Result<SavedAddress, SaveRefusal>> {
  return inTransaction(database, async (trx): Promise<Result<SavedAddress, SaveRefusal>> => {
    const area = await readArea(trx, address.district);
    if (!area || area.city !== address.city || area.state !== address.state) return fail({ code: "AREA_UNKNOWN" });
    await lockAddresses(trx, userCode);
    const counts = await readAddressCounts(trx, userCode, addressCode);
    if (addressCode !== null && !counts.exists) return fail({ code: "NOT_FOUND" });
    if (addressCode === null && counts.total >= maxAddresses) return fail({ code: "LIMIT_REACHED" });
    const code = addressCode ?? ids.token(12);
    const isDefault = address.isDefault || counts.isDefault || counts.total === 0;
    await writeAddress(trx, { ...address, code, userCode, isDefault, at: clock.now() });
    const saved = await readAddress(trx, userCode, code);
    return saved ? ok(saved) : fail({ code: "NOT_FOUND" });
  });
}
