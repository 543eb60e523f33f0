import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ColumnKind, ColumnState, PageState } from "../../../contract/page/page-state.ts";
import { inOrder } from "../../../contract/page/page-state.ts";
import { placed } from "../../../contract/page/place-column.ts";

export type PageDevice = "pc" | "h5";

/** Column ids are also anchors in addresses, so they are short: "slider-k3f9". */
const newId = (word: string) => `${word}-${crypto.randomUUID().slice(0, 6)}`;

const columnsOf = (editor: RecordEditor, device: PageDevice) => (editor.state as PageState)[device] ?? {};

/** Moves a column to a position in its device's list. */
export function moveColumn(editor: RecordEditor, device: PageDevice, id: string, place: number): void {
  for (const { id: one, position } of placed(columnsOf(editor, device), id, place))
    editor.set(`${device}/${one}/position`, position);
}

/** Appends an empty column, to each device it is new on; returns its id. */
export function addColumn(editor: RecordEditor, devices: readonly PageDevice[], kind: ColumnKind): string {
  const id = newId(kind);
  for (const device of devices) put(editor, device, id, { kind }, Object.keys(columnsOf(editor, device)).length);
  return id;
}

/** Inserts a copy of a column below it, or appends it to the other device. */
export function copyColumn(editor: RecordEditor, from: PageDevice, id: string, to: PageDevice): string {
  const columns = columnsOf(editor, from);
  const column = columns[id];
  if (!column) return id;
  const isFree = from !== to && columnsOf(editor, to)[id] === undefined;
  const copy = isFree ? id : newId(column.kind);
  const below = inOrder(columns).findIndex(([one]) => one === id) + 1;
  const place = from === to ? below : Object.keys(columnsOf(editor, to)).length;
  put(editor, to, copy, JSON.parse(JSON.stringify(column)), place);
  return copy;
}

function put(editor: RecordEditor, device: PageDevice, id: string, column: ColumnState, place: number): void {
  const columns = columnsOf(editor, device);
  const positions = placed({ ...columns, [id]: column }, id, place);
  const own = positions.find((one) => one.id === id)?.position ?? 0;
  for (const { id: one, position } of positions) if (one !== id) editor.set(`${device}/${one}/position`, position);
  editor.set(`${device}/${id}`, { ...(column as RecordState), position: own } as Json);
}

/** Appends an empty banner or slide to a column; returns its id. */
export function addItem(editor: RecordEditor, path: string): string {
  const items = (editor.value(`${path}/items`) ?? {}) as Readonly<Record<string, { readonly position?: number }>>;
  const id = newId("i");
  const [own] = placed(items as never, id, Object.keys(items).length);
  editor.set(`${path}/items/${id}`, { position: own?.position ?? 0 });
  return id;
}

/** Moves a banner or slide within its column. */
export function moveItem(editor: RecordEditor, path: string, id: string, place: number): void {
  const items = (editor.value(`${path}/items`) ?? {}) as Readonly<Record<string, { readonly position?: number }>>;
  for (const { id: one, position } of placed(items as never, id, place))
    editor.set(`${path}/items/${one}/position`, position);
}
