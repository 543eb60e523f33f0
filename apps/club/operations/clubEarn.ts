import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { key, memberId, mobile, points, reference } from "../input.ts";
import { earn } from "../points/earn.ts";
import { serviceOperation } from "../service-operation.ts";

const absent = v.nullish(v.null());
const to = v.union([
  v.pipe(
    v.object({ memberId, mobile: absent }),
    v.transform((receiver) => ({ memberId: receiver.memberId })),
  ),
  v.pipe(
    v.object({ mobile, memberId: absent }),
    v.transform((receiver) => ({ mobile: receiver.mobile })),
  ),
]);

export const clubEarn = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ input: v.object({ to, points, reference }), key }),
    run: (requested) => earn(deps, requested.input, requested.key),
  });
