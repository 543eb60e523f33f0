import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, move } from "../input.ts";
import { hold } from "../points/hold.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubHold = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ input: move, key }),
    run: ({ input, ...asked }) => hold(deps, input, asked.key),
  });
