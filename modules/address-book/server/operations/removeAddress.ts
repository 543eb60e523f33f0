import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { AddressBookDeps } from "../address-book-deps.ts";
import { addressCodeInput } from "../address-code-input.ts";
import { addressNotFound } from "../address-not-found.ts";
import { memberOf } from "../member-of.ts";
import { deleteAddress, lockAddresses } from "../store/addresses.ts";

export const removeAddress = (deps: AddressBookDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ addressCode: addressCodeInput }),
    async run({ caller }, { addressCode }): Promise<Result<{ addressCode: string }, { code: "NOT_FOUND" }>> {
      const userCode = memberOf(caller);
      const removed = await inTransaction(deps.database, async (trx) => {
        await lockAddresses(trx, userCode);
        return deleteAddress(trx, userCode, addressCode);
      });
      return removed ? ok({ addressCode }) : fail({ code: "NOT_FOUND" });
    },
    failures: { NOT_FOUND: addressNotFound },
  });
