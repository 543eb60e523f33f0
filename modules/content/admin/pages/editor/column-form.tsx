import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { columnShapes, type FieldShape } from "../../../contract/page/column-shapes.ts";
import { type ColumnState, inOrder, type PageState } from "../../../contract/page/page-state.ts";
import { usePagesText } from "../pages-text.ts";
import { editorOfBoth, haveSameContent, otherDevice, twinOf } from "./both-devices.ts";
import { addItem, moveItem, type PageDevice } from "./column-edits.ts";
import { ColumnField } from "./column-field.tsx";
import { itemNumber, withTitle } from "./field-labels.ts";
import { TickBox } from "./tick-box.tsx";

type ColumnFormProps = { editor: RecordEditor; device: PageDevice; id: string; column: ColumnState };

/** The fields of one column with its banners or slides. A column that is on both devices is edited once. */
export function ColumnForm({ editor: ofDevice, device, id, column }: ColumnFormProps) {
  const t = usePagesText();
  const twin = twinOf(ofDevice.state as PageState, device, id);
  const [isForBoth, setForBoth] = useState(() => twin !== null && haveSameContent(column, twin));
  const editor = twin !== null && isForBoth ? editorOfBoth(ofDevice, device, id) : ofDevice;
  const path = `${device}/${id}`;
  const { fields, items } = columnShapes[column.kind];
  // The number of items per row is shown only for the column's device.
  const shown = Object.entries(fields).filter(
    ([field]) => !field.startsWith("perRow/") || field === `perRow/${device}`,
  );
  return (
    <div className="grid gap-4">
      {twin !== null && ofDevice.editable ? (
        <TickBox checked={isForBoth} onChange={setForBoth}>
          {t(`also_on_${otherDevice(device)}`)}
        </TickBox>
      ) : null}
      <Fields editor={editor} path={path} fields={Object.fromEntries(shown)} />
      {items ? <Items editor={editor} path={path} column={column} fields={items.fields} most={items.most} /> : null}
    </div>
  );
}

type FieldsProps = { editor: RecordEditor; path: string; fields: Readonly<Record<string, FieldShape>> };

const Fields = ({ editor, path, fields }: FieldsProps) =>
  Object.entries(fields).map(([field, shape]) => (
    <ColumnField key={field} editor={editor} path={`${path}/${field}`} shape={shape} />
  ));

type ItemsProps = FieldsProps & { column: ColumnState; most: number };

/** Each item can be collapsed; the first and the one added last are open. */
function Items({ editor, path, column, fields, most }: ItemsProps) {
  const t = usePagesText();
  const locale = useLocale();
  const [added, setAdded] = useState<string | null>(null);
  const items = inOrder(column.items);
  return (
    <section id={fieldId(`${path}/items`)} tabIndex={-1} aria-label={t("field_items")} className="grid gap-2">
      <h3 className="text-sm font-extrabold tracking-tight">{t("field_items")}</h3>
      <FieldError id={`${fieldId(`${path}/items`)}-error`} error={editor.problemAt(`${path}/items`)} />
      {items.map(([id, item], at) => {
        const name = itemNumber(t, column.kind, at + 1);
        return (
          <details
            key={id}
            open={at === 0 || items.length <= 2 || id === added}
            className="rounded-md border border-line p-3"
          >
            <summary className="min-h-8 cursor-pointer text-sm font-bold break-words pointer-coarse:min-h-11">
              {withTitle(name, item.title, locale)}
            </summary>
            <div className="grid gap-4 pt-2">
              {editor.editable ? (
                <div className="flex">
                  <IconButton
                    icon="chevron-up"
                    size="sm"
                    label={t("move_up", { name })}
                    disabled={at === 0}
                    onClick={() => moveItem(editor, path, id, at - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="sm"
                    label={t("move_down", { name })}
                    disabled={at === items.length - 1}
                    onClick={() => moveItem(editor, path, id, at + 1)}
                  />
                  <IconButton
                    icon="trash-2"
                    size="sm"
                    label={t("remove", { name })}
                    onClick={() => editor.set(`${path}/items/${id}`, undefined)}
                  />
                </div>
              ) : null}
              <Fields editor={editor} path={`${path}/items/${id}`} fields={fields} />
            </div>
          </details>
        );
      })}
      {editor.editable && items.length < most ? (
        <div>
          <Button size="sm" variant="secondary" icon="plus" onClick={() => setAdded(addItem(editor, path))}>
            {t(column.kind === "slider" ? "add_slide" : "add_banner")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
