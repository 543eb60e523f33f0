import { query } from "#kit/graphql/operation.ts";
import { halfSignedIn } from "../sign-in/second-step.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { otpauthUri } from "../totp/totp.ts";

export const staffEnrolment = (deps: StaffDeps) =>
  query({
    access: "anyone",
    async run(context) {
      const half = await halfSignedIn(deps, context);
      if (half === null || half.newSecret === null) return null;
      const secret = deps.sealer.open(half.newSecret, "authenticator");
      return { secret, uri: otpauthUri(deps.issuer, half.account.email, secret) };
    },
  });
