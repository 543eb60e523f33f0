import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type { Permission } from "../../contract/roles.ts";
import type en from "./messages/en-US.json";

type KeyOf<Name> = Name extends `${infer Group}.${infer Action}` ? `may_${Group}_${Action}` : never;
type GroupOf<Name> = Name extends `${infer Group}.${string}` ? `group_${Group}` : never;

type RolesTextKey = keyof typeof en;

export const useRolesText = () => useTextOf<RolesTextKey>("roles");

/** The text of a permission. One without a text does not compile. */
export const permissionKey = (permission: Permission) => `may_${permission.replace(".", "_")}` as KeyOf<Permission>;

/** The text of what a permission is about: the part of its name before the dot. */
export const groupKey = (permission: Permission) => `group_${permission.split(".", 1)[0]}` as GroupOf<Permission>;
