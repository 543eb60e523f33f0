import { keyOnWire } from "../keys/key-on-wire.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { staffQuery } from "../staff-operation.ts";
import { apiKeys } from "../store/api-keys.ts";

/** All keys, newest first. */
export const adminApiKeys = (deps: StaffDeps) =>
  staffQuery(deps, {
    permission: "keys.manage",
    async run() {
      const now = deps.clock.now();
      return (await apiKeys(deps.database.kysely)).map((key) => keyOnWire(key, now));
    },
  });
