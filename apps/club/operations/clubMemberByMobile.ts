import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { mobile } from "../input.ts";
import { serviceOperation } from "../service-operation.ts";
import { memberByMobile } from "../store/members.ts";

export const clubMemberByMobile = ({ database }: ClubDeps) =>
  serviceOperation({
    input: v.object({ mobile }),
    run: async (requested) => ok(await memberByMobile(database.kysely, requested.mobile)),
  });
