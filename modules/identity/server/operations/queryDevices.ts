import { query } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { maxListedDevices } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { describeDevice } from "../session/describe-device.ts";
import { sessionsOfMember } from "../store/sessions.ts";

/** Lists the caller's open sessions. */
export const queryDevices = (deps: IdentityDeps) =>
  query({
    access: "member",
    async run({ caller, locale }) {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const rows = await sessionsOfMember(deps.database.kysely, caller.userCode, maxListedDevices);
      return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        deviceId: id,
        ...describeDevice(userAgent),
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === caller.sessionId,
      }));
    },
  });
