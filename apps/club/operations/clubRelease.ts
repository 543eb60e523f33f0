import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { holdId, key } from "../input.ts";
import { release } from "../points/hold.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubRelease = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ holdId, key }),
    run: (requested) => release(deps, requested.holdId, requested.key),
  });
