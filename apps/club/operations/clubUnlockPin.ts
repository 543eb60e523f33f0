import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, memberId } from "../input.ts";
import { unlockPin } from "../members/unlock-pin.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubUnlockPin = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId, key }),
    run: ({ id, ...asked }) => unlockPin(deps, id, asked.key),
  });
