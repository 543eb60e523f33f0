import { staffQuery } from "#modules/staff/server/index.ts";
import { ruleDefinitions, ruleNames } from "../../contract/shop-rules.ts";
import type { SettingsAdminDeps } from "../settings-admin-deps.ts";

/** What each rule is while nobody has changed it, and what it may be. */
export const adminShopRules = (deps: SettingsAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    run: async () => ruleNames.map((name) => ({ name, fallback: deps.defaults[name], ...ruleDefinitions[name] })),
  });
