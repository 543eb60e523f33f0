import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { holdId, key, points, reference } from "../input.ts";
import { giveBack } from "../points/hold.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubGiveBack = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ input: v.object({ holdId, points, reference }), key }),
    run: ({ input, ...asked }) => giveBack(deps, input, asked.key),
  });
