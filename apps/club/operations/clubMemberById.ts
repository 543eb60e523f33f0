import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { memberId } from "../input.ts";
import { serviceOperation } from "../service-operation.ts";
import { memberById } from "../store/members.ts";

export const clubMemberById = ({ database }: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId }),
    run: async ({ id }) => ok(await memberById(database.kysely, id)),
  });
