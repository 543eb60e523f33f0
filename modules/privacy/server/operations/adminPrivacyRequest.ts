import * as v from "valibot";
import { maskedEmail } from "#kit/core/email-address.ts";
import { maskedName } from "#kit/core/masked-name.ts";
import { maskedMobile } from "#kit/core/mobile-number.ts";
import { type CustomerProfile, customerProfile } from "#modules/identity/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { readRequest } from "../store/requests.ts";
import { stepsOf } from "../store/steps.ts";
import { requestOnWire } from "../wire/request-wire.ts";

/** The customer masked for every role: who may see more opens the customer's page, which leaves a trace. */
const customerOnWire = ({ firstName, lastName, email, emailVerified, mobile, mobileVerified }: CustomerProfile) => ({
  name: maskedName(firstName, lastName),
  email: emailVerified && email !== null ? maskedEmail(email) : null,
  mobile: mobileVerified && mobile !== null ? maskedMobile(mobile) : null,
});

/** A request with its customer and steps; null when there is none. */
export const adminPrivacyRequest = (deps: PrivacyDeps) =>
  staffQuery(deps, {
    permission: "privacy.handle",
    input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
    async run(_context, _staff, { id }) {
      if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
      const db = deps.database.kysely;
      const row = await readRequest(db, id);
      if (!row) return null;
      const profile = row.userCode === null ? null : await customerProfile(db, row.userCode);
      const steps = await stepsOf(db, id);
      return {
        ...requestOnWire(row, deps.clock.now()),
        customer: profile && customerOnWire(profile),
        steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
      };
    },
  });
