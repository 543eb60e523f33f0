import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { isStaffRole, permissions, permissionsOfRole } from "../../contract/roles.ts";
import { deleteRoles, lockRoles, peopleWithRoles, readRoles, writeRoles } from "../store/roles.ts";
import { roleProblemTexts } from "./role-problem-texts.ts";

/** A role: its name, unless it came with the shop, and what it permits. Each permission is a field, so that two editors meet in one only. */
export type RoleState = { readonly name?: string; readonly permissions?: { readonly [permission: string]: true } };

const longestName = 60;
const codeForm = /^[a-z][a-zA-Z0-9]{1,39}$/;

const granted = (list: readonly string[]): RoleState["permissions"] =>
  Object.fromEntries(list.map((permission) => [permission, true as const]));

/** The roles of the shop. The seven that come with it exist without a row; the administrator's permits everything and never changes. */
export const roleRecord: RecordType<RoleState> = {
  name: "role",
  problemTexts: roleProblemTexts,
  normalise: tidy,
  async read(trx, ids) {
    const rows = new Map((await readRoles(trx, ids)).map((row) => [row.code, row]));
    return new Map(
      ids.flatMap((id): [string, RoleState][] => {
        const row = rows.get(id);
        if (row)
          return [[id, { ...(row.name ? { name: row.name } : {}), permissions: granted(row.permissions) ?? {} }]];
        return isStaffRole(id) ? [[id, { permissions: granted(permissionsOfRole[id]) ?? {} }]] : [];
      }),
    );
  },
  async check(trx, writes) {
    return [...writes.flatMap(formProblems), ...(await removalProblems(trx, writes))];
  },
  async write(trx, writes) {
    await deleteRoles(
      trx,
      writes.flatMap(({ id, after }) => (after === null || isAsShipped(id, after) ? [id] : [])),
    );
    await writeRoles(
      trx,
      writes.flatMap(({ id, after }) =>
        after === null || isAsShipped(id, after)
          ? []
          : [{ code: id, name: after.name ?? null, permissions: Object.keys(after.permissions ?? {}) }],
      ),
    );
  },
};

/** Trimmed, and a permission is there or not. */
function tidy(state: RecordState): RecordState {
  const { name, permissions: given, ...rest } = state;
  const text = typeof name === "string" ? name.trim() : name;
  const kept = typeof given === "object" && given !== null && !Array.isArray(given) ? Object.entries(given) : null;
  return {
    ...rest,
    ...(text === undefined || text === "" ? {} : { name: text }),
    ...(kept === null ? (given === undefined ? {} : { permissions: given }) : {}),
    ...(kept?.some(([, value]) => value !== false)
      ? { permissions: Object.fromEntries(kept.filter(([, value]) => value !== false)) }
      : {}),
  };
}

/** Reset to its state at installation: it follows later releases again. */
function isAsShipped(id: string, { name, permissions: now = {} }: RoleState): boolean {
  if (!isStaffRole(id) || name !== undefined) return false;
  const shipped = permissionsOfRole[id];
  return shipped.length === Object.keys(now).length && shipped.every((permission) => now[permission]);
}

function formProblems({ id, before, after }: RecordWrite<RoleState>): FieldProblem[] {
  if (id === "admin") return [{ id, path: "", problem: "adminStays" }];
  if (after === null) return isStaffRole(id) ? [{ id, path: "", problem: "shippedStays" }] : [];
  const { name, permissions: given = {}, ...others } = after;
  const needsName = !isStaffRole(id);
  const known = new Set<string>(permissions);
  const wrong = Object.entries(given).filter(([permission, value]) => !known.has(permission) || value !== true);
  return [
    ...(before === null && !codeForm.test(id) ? [{ id, path: "", problem: "code" }] : []),
    ...(needsName && name === undefined ? [{ id, path: "name", problem: "required" }] : []),
    ...(name !== undefined && (typeof name !== "string" || name.length > longestName)
      ? [{ id, path: "name", problem: "long" }]
      : []),
    ...(Object.keys(given).length === 0 ? [{ id, path: "permissions", problem: "permitsNothing" }] : []),
    ...wrong.map(([permission]) => ({ id, path: `permissions/${permission}`, problem: "unknown" })),
    ...Object.keys(others).map((path) => ({ id, path, problem: "unknown" })),
  ];
}

/** A role in use is not removed. */
async function removalProblems(trx: Transaction<unknown>, writes: readonly RecordWrite<RoleState>[]) {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length === 0) return [];
  await lockRoles(trx, gone);
  const people = await peopleWithRoles(trx, gone);
  return gone.flatMap((id): FieldProblem[] => {
    const names = people.filter(({ code }) => code === id).map(({ name }) => name);
    return names.length === 0 ? [] : [{ id, path: "", problem: "inUse", detail: names.join(", ") }];
  });
}
