import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { memberId } from "../input.ts";
import { serviceOperation } from "../service-operation.ts";
import { readAccount } from "../store/accounts.ts";

export const clubAccount = ({ database, clock }: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId }),
    run: async ({ id }) => {
      const account = await readAccount(database.kysely, id, clock.now());
      return account ? ok(account) : fail({ code: "NOT_FOUND" });
    },
  });
