import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { AddressInput } from "../contract/address.ts";
import { mostAddresses } from "../contract/constants.ts";
import type { AddressBookDeps } from "./address-book-deps.ts";
import { addressOf, bookNow, holdBook, type SavedAddress, writeAddress } from "./store/addresses.ts";
import { regionPath } from "./store/regions.ts";

export type SaveRefusal = { readonly code: "NOT_FOUND" | "LIMIT_REACHED" | "AREA_UNKNOWN" };

type Save = { readonly userCode: string; readonly addressCode: string | null; readonly address: AddressInput };

/** Adds an address to a member's book or changes one of it. The first one is the default, and there is always one. */
export async function saveAddressOf(
  { database, clock, ids }: AddressBookDeps,
  { userCode, addressCode, address }: Save,
): Promise<Result<SavedAddress, SaveRefusal>> {
  return inTransaction(database, async (trx): Promise<Result<SavedAddress, SaveRefusal>> => {
    const area = await regionPath(trx, address.district);
    if (!area || area.city !== address.city || area.state !== address.state) return fail({ code: "AREA_UNKNOWN" });
    await holdBook(trx, userCode);
    const book = await bookNow(trx, userCode, addressCode);
    if (addressCode !== null && !book.there) return fail({ code: "NOT_FOUND" });
    if (addressCode === null && book.total >= mostAddresses) return fail({ code: "LIMIT_REACHED" });
    const code = addressCode ?? ids.token(12);
    const isDefault = address.isDefault || book.isDefault || book.total === 0;
    await writeAddress(trx, { ...address, code, userCode, isDefault, at: clock.now() });
    const saved = await addressOf(trx, userCode, code);
    return saved ? ok(saved) : fail({ code: "NOT_FOUND" });
  });
}
