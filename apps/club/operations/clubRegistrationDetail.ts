import * as v from "valibot";
import type { ClubDeps } from "../club-deps.ts";
import { text } from "../input.ts";
import { registrationDetail } from "../members/registration.ts";
import { serviceOperation } from "../service-operation.ts";

export const clubRegistrationDetail = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ token: text(200) }),
    run: ({ token }) => registrationDetail(deps, token),
  });
