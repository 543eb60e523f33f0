import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { memberId, text } from "../input.ts";
import { checkPin } from "../members/check-pin.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubCheckPin = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId, pin: text(20) }),
    run: ({ id, pin }) => checkPin(deps, id, pin),
  });
