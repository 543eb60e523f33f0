import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, mobile } from "../input.ts";
import { openRegistration } from "../members/registration.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubOpenRegistration = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ mobile, key }),
    run: (requested) => openRegistration(deps, requested.mobile, requested.key),
  });
