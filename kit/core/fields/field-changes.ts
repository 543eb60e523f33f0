/** A value as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The state of a record. A nested object is a group of fields; an array is one field. An empty object counts as absent. */
export type RecordState = { readonly [key: string]: Json };

/** One changed field: its path (`names/en-US`, as in a JSON pointer), and its values. A value that is absent did not exist. */
export type FieldChange = { readonly path: string; readonly before?: Json; readonly after?: Json };

const isGroup = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const escapeKey = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeKey = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** The path of a field from the keys that lead to it. */
export const pathOf = (...keys: readonly string[]): string => keys.map(escapeKey).join("/");

/** Compares as JSON does; the order of keys inside an array's objects counts for nothing. */
export function isEqualJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== otherKeys.length) return false;
  const [left, right] = [one as Record<string, Json>, other as Record<string, Json>];
  return keys.every((key) => Object.hasOwn(right, key) && isEqualJson(left[key], right[key]));
}

/**
 * What differs between two states. A record that does not exist is an empty state. In the groups named by `items` (such as
 * `skus`) a child that comes or goes is one change with all its fields; elsewhere every field is a change of its own.
 */
export function diffFields(before: RecordState, after: RecordState, items: readonly string[] = []): FieldChange[] {
  return diffGroups(before, after, null, new Set(items));
}

function diffGroups(
  before: RecordState,
  after: RecordState,
  group: string | null,
  items: ReadonlySet<string>,
): FieldChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => {
    const path = group === null ? escapeKey(key) : `${group}/${escapeKey(key)}`;
    const [old, now] = [own(before, key), own(after, key)];
    const [oldGroup, newGroup] = [groupAt(old), groupAt(now)];
    const comesOrGoes = group !== null && items.has(group) && (old === undefined || now === undefined);
    if (comesOrGoes || (oldGroup === null && newGroup === null))
      return isEqualJson(old, now) ? [] : [changeOf(path, old, now)];
    const inner = diffGroups(oldGroup ?? {}, newGroup ?? {}, path, items);
    if (oldGroup !== null && newGroup !== null) return inner;
    const leaf = oldGroup ? changeOf(path, undefined, now) : changeOf(path, old, undefined);
    // A value at the path of a group takes the group's place, so what goes is named before what comes.
    return old === undefined || now === undefined ? inner : oldGroup ? [...inner, leaf] : [leaf, ...inner];
  });
}

const groupAt = (value: Json | undefined) => (value !== undefined && isGroup(value) ? value : null);

const own = (group: RecordState, key: string): Json | undefined => (Object.hasOwn(group, key) ? group[key] : undefined);

const changeOf = (path: string, before: Json | undefined, after: Json | undefined): FieldChange => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

type Group = { [key: string]: Json };

/** The state after the changes. Only `after` counts: a value replaces the former one at its path. */
export function applyChanges(state: RecordState, changes: readonly FieldChange[]): RecordState {
  const result = copyGroup(state);
  for (const { path, after } of changes) {
    const keys = path.split("/").map(unescapeKey);
    if (after === undefined) remove(result, keys);
    else put(result, keys, after);
  }
  return result;
}

/** Without a prototype, so that a field may bear any name. */
function copyGroup(group: RecordState): Group {
  const copy: Group = Object.create(null);
  for (const [key, value] of Object.entries(group)) copy[key] = isGroup(value) ? copyGroup(value) : value;
  return copy;
}

function put(group: Group, [key = "", ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    group[key] = isGroup(value) ? copyGroup(value) : value;
    return;
  }
  const there = group[key];
  const inner: Group = there !== undefined && isGroup(there) ? (there as Group) : Object.create(null);
  group[key] = inner;
  put(inner, rest, value);
}

function remove(group: Group, [key = "", ...rest]: readonly string[]): void {
  const there = group[key];
  if (rest.length === 0) delete group[key];
  else if (there !== undefined && isGroup(there)) {
    remove(there as Group, rest);
    if (Object.keys(there).length === 0) delete group[key];
  }
}

/** The value of a field or a group; undefined when there is none. */
export function valueAt(state: RecordState, path: string): Json | undefined {
  let value: Json | undefined = state;
  for (const key of path.split("/").map(unescapeKey)) {
    value = value !== undefined && isGroup(value) ? own(value, key) : undefined;
  }
  return value;
}

/** The changes that take these back, last first. */
export const invertChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ path, before, after }) => changeOf(path, after, before)).reverse();

/** The groups of a field, from the outermost. */
export function groupsOf(path: string): string[] {
  const keys = path.split("/");
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join("/"));
}
