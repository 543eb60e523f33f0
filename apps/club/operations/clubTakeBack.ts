import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, move } from "../input.ts";
import { takeBack } from "../points/earn.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubTakeBack = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ input: move, key }),
    run: ({ input, ...asked }) => takeBack(deps, input, asked.key),
  });
