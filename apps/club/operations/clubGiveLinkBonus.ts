import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, memberId } from "../input.ts";
import { giveLinkBonus } from "../points/link-bonus.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubGiveLinkBonus = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId, key }),
    run: (requested) => giveLinkBonus(deps, requested.id, requested.key),
  });
