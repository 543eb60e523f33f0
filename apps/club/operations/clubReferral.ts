import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { text } from "../input.ts";
import { serviceOperation } from "../service-operation.ts";
import { memberByReferral } from "../store/members.ts";

export const clubReferral = ({ database }: ClubDeps) =>
  serviceOperation({
    input: v.object({ code: v.pipe(text(40), v.trim(), v.toUpperCase()) }),
    run: async ({ code }) => {
      const member = await memberByReferral(database.kysely, code);
      if (!member) return ok(null);
      const { firstName, lastName, referralCode, createdAt } = member;
      return ok({ firstName, lastName, referralCode, registerDate: jakartaDay(new Date(createdAt)) });
    },
  });
