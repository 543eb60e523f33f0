import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { mobile, password } from "../input.ts";
import { checkPassword } from "../members/check-password.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubCheckPassword = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ mobile, password }),
    run: (requested) => checkPassword(deps, requested.mobile, requested.password),
  });
