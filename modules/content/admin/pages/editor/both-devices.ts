import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ColumnState, PageState } from "../../../contract/page/page-state.ts";
import type { PageDevice } from "./column-edits.ts";

export const otherDevice = (device: PageDevice): PageDevice => (device === "pc" ? "h5" : "pc");

/** Fields that each device has for itself, for every kind of column. */
const ownFields = ["position", "hidden", "perRow"];

/** The same column on the other device: columns added to both, or copied, have one id. */
export function twinOf(state: PageState, device: PageDevice, id: string): ColumnState | null {
  const kind = state[device]?.[id]?.kind;
  const twin = state[otherDevice(device)]?.[id];
  return twin !== undefined && twin.kind === kind ? twin : null;
}

/** Whether two columns have the same content, apart from the fields each device has for itself. */
export function haveSameContent(one: ColumnState, other: ColumnState): boolean {
  return comparable(one) === comparable(other);
}

function comparable(column: ColumnState): string {
  const own = Object.entries(column).filter(([field]) => !ownFields.includes(field));
  return JSON.stringify(sortedKeys(Object.fromEntries(own) as RecordState));
}

/** Sorts keys, so that the order in which fields were typed has no effect on the comparison. */
function sortedKeys(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => sortedKeys(one as Json));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value as Readonly<Record<string, Json | undefined>>);
  return fields
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, sortedKeys(field)]);
}

/** An editor that applies changes of one column to the other device as well. */
export function editorOfBoth(editor: RecordEditor, device: PageDevice, id: string): RecordEditor {
  const own = `${device}/${id}/`;
  return {
    ...editor,
    set(path, value) {
      editor.set(path, value);
      const field = path.startsWith(own) ? path.slice(own.length) : null;
      if (field === null || ownFields.includes(field.split("/")[0] ?? "")) return;
      editor.set(`${otherDevice(device)}/${id}/${field}`, value);
    },
  };
}
