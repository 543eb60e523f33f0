import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { mostColumns } from "../../../contract/page/column-shapes.ts";
import type { MissingField } from "../../../contract/page/missing-in-page.ts";
import { type ColumnKind, inOrder, type PageState } from "../../../contract/page/page-state.ts";
import { columnKinds } from "../../../contract/page-columns.ts";
import { usePagesText } from "../pages-text.ts";
import { otherDevice } from "./both-devices.ts";
import { addColumn, copyColumn, moveColumn, type PageDevice } from "./column-edits.ts";
import { ColumnRow } from "./column-row.tsx";
import { columnName } from "./field-labels.ts";
import { TickBox } from "./tick-box.tsx";

type ColumnListProps = {
  editor: RecordEditor;
  device: PageDevice;
  chosen: string | null;
  missing: readonly MissingField[];
  onDevice: (device: PageDevice) => void;
  onChoose: (id: string) => void;
  /** Called with a new, empty column. */
  onAdd: (id: string) => void;
};

/** The columns of one device in order, with a button to add one. */
export function ColumnList({ editor, device, chosen, missing, onDevice, onChoose, onAdd }: ColumnListProps) {
  const t = usePagesText();
  const locale = useLocale();
  const [kind, setKind] = useState<ColumnKind>("banner");
  const [isForBoth, setForBoth] = useState(true);
  const [news, setNews] = useState("");
  const state = editor.state as PageState;
  const columns = inOrder(state[device]);
  const other = otherDevice(device);
  const move = (id: string, to: number) => {
    if (to < 0 || to >= columns.length) return;
    moveColumn(editor, device, id, to);
    setNews(t("moved_to", { place: to + 1, count: columns.length }));
    // Keeps the focus on the row's button, so that the row can be moved again.
    requestAnimationFrame(() => document.getElementById(fieldId(`${device}/${id}`))?.focus());
  };
  return (
    <AdminPanel title={t("columns")}>
      <div className="grid gap-3">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t("device")}</legend>
          {(["pc", "h5"] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === device ? "court" : "secondary"}
              aria-pressed={one === device}
              onClick={() => onDevice(one)}
              className="grow"
            >
              {t(one)}
            </Button>
          ))}
        </fieldset>
        {columns.length === 0 ? (
          <p id={fieldId(device)} tabIndex={-1} className="text-sm text-ink-soft">
            {t(Object.keys(state[other] ?? {}).length > 0 ? "shows_other_device" : "no_columns")}
          </p>
        ) : null}
        <ol className={cx("grid gap-1.5", columns.length === 0 && "hidden")} aria-label={t("columns")}>
          {columns.map(([id, column], at) => {
            const path = `${device}/${id}`;
            return (
              <ColumnRow
                key={id}
                path={path}
                name={columnName(t, state, device, id, locale)}
                place={at}
                count={columns.length}
                isChosen={id === chosen}
                isHidden={column.hidden === true}
                missing={missing.filter((one) => one.path.startsWith(`${path}/`)).length}
                editable={editor.editable}
                otherDevice={other}
                onChoose={() => onChoose(id)}
                onMove={(to) => move(id, to)}
                onDrop={(from) => {
                  const dragged = columns[from]?.[0];
                  if (dragged !== undefined) move(dragged, at);
                }}
                onHide={() => editor.set(`${path}/hidden`, column.hidden === true ? undefined : true)}
                onDuplicate={() => onChoose(copyColumn(editor, device, id, device))}
                onCopy={() => {
                  copyColumn(editor, device, id, other);
                  setNews(t("copied"));
                }}
                onRemove={() => editor.set(path, undefined)}
              />
            );
          })}
        </ol>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {news}
        </p>
        {editor.editable && columns.length < mostColumns ? (
          <div className="grid gap-2 border-t border-line pt-3">
            <SelectBox
              aria-label={t("column_kind")}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value as ColumnKind)}
            >
              {columnKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`kind_${one}`)}
                </option>
              ))}
            </SelectBox>
            <TickBox checked={isForBoth} onChange={setForBoth}>
              {t("for_both")}
            </TickBox>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              onClick={() => onAdd(addColumn(editor, isForBoth ? [device, other] : [device], kind))}
            >
              {t("add_column")}
            </Button>
          </div>
        ) : null}
      </div>
    </AdminPanel>
  );
}
