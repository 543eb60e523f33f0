import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { memberId, page } from "../input.ts";
import { history } from "../points/history.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubHistory = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ id: memberId, page }),
    run: (requested) => history(deps, requested.id, requested.page),
  });
