import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { adjustedPoints, key, memberId, reference } from "../input.ts";
import { adjust } from "../points/adjust.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubAdjust = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ input: v.object({ memberId, points: adjustedPoints, reference }), key }),
    run: ({ input, ...asked }) => adjust(deps, input, asked.key),
  });
