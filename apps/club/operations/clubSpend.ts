import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { holdId, key } from "../input.ts";
import { spend } from "../points/hold.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubSpend = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ holdId, key }),
    run: (requested) => spend(deps, requested.holdId, requested.key),
  });
