import { keyOnWire } from "../keys/key-on-wire.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { staffQuery } from "../staff-operation.ts";
import { apiKeys } from "../store/api-keys.ts";

/** The key of this call: by it a program tests its key. */
export const adminCallingKey = (deps: StaffDeps) =>
  staffQuery(deps, {
    permission: null,
    async run({ apiKeyId }) {
      if (apiKeyId === undefined) return null;
      const [key] = await apiKeys(deps.database.kysely, apiKeyId);
      return key ? keyOnWire(key, deps.clock.now()) : null;
    },
  });
