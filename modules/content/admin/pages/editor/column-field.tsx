import { jakartaInput, momentOfInput } from "#kit/core/jakarta-input.ts";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type FieldShape, longestHtml, longestText } from "../../../contract/page/column-shapes.ts";
import { type PagesTextKey, usePagesText } from "../pages-text.ts";
import { LinkField } from "./link-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ProductsField, TargetField } from "./target-field.tsx";

type ColumnFieldProps = { editor: RecordEditor; path: string; shape: FieldShape };

/** The input for one field of a column, banner or slide, chosen by the field's shape. */
export function ColumnField({ editor, path, shape }: ColumnFieldProps) {
  const label = editor.labelOf(path).split(" · ").at(-1) ?? "";
  switch (shape.type) {
    case "text":
      return <RecordTexts editor={editor} path={path} label={label} rows={shape.rows ?? 1} maxLength={longestText} />;
    case "html":
      return <RecordTexts editor={editor} path={path} label={label} rows={12} maxLength={longestHtml} />;
    case "picture":
    case "video":
      return <PictureField editor={editor} path={path} kind={shape.type} />;
    case "link":
      return <LinkField editor={editor} path={path} />;
    case "category":
    case "brand":
    case "promotion":
      return <TargetField editor={editor} path={path} kind={shape.type} />;
    case "products":
      return <ProductsField editor={editor} path={path} />;
    case "moment":
      return <MomentField editor={editor} path={path} label={label} />;
    case "choice":
      return <ChoiceField editor={editor} path={path} label={label} shape={shape} />;
    case "number":
      return <ChoiceField editor={editor} path={path} label={label} shape={{ options: countUp(shape) }} isNumber />;
    case "flag":
      return (
        <Checkbox
          id={fieldId(path)}
          name={path}
          label={label}
          checked={editor.value(path) === true}
          disabled={!editor.editable}
          onChange={(event) => editor.set(path, event.currentTarget.checked ? true : undefined)}
        />
      );
    case "captions":
      return <CaptionsField editor={editor} path={path} label={label} />;
  }
}

type LabelledProps = { editor: RecordEditor; path: string; label: string };

const countUp = ({ least, most }: { readonly least: number; readonly most: number }): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

type ChoiceFieldProps = LabelledProps & {
  shape: { readonly options: readonly string[]; readonly fallback?: string };
  isNumber?: boolean;
};

function ChoiceField({ editor, path, label, shape, isNumber = false }: ChoiceFieldProps) {
  const t = usePagesText();
  const value = editor.value(path);
  return (
    <div className="md:max-w-72">
      <FieldFrame id={fieldId(path)} label={label} error={editor.problemAt(path)}>
        {(links) => (
          <SelectBox
            {...links}
            value={value === undefined ? "" : String(value)}
            disabled={!editor.editable}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              editor.set(path, chosen === "" ? undefined : isNumber ? Number(chosen) : chosen);
            }}
          >
            <option value="">
              {t(shape.fallback === undefined ? "as_usual" : (`option_${shape.fallback}` as PagesTextKey))}
            </option>
            {shape.options
              .filter((option) => option !== shape.fallback)
              .map((option) => (
                <option key={option} value={option}>
                  {isNumber ? option : t(`option_${option}` as PagesTextKey)}
                </option>
              ))}
          </SelectBox>
        )}
      </FieldFrame>
    </div>
  );
}

/** Input for a date and time in Jakarta. */
function MomentField({ editor, path, label }: LabelledProps) {
  const t = usePagesText();
  const value = editor.value(path);
  const text = typeof value === "string" ? value : undefined;
  return (
    <div className="md:max-w-72">
      <FieldFrame id={fieldId(path)} label={label} hint={t("jakarta")} error={editor.problemAt(path)}>
        {(links) => (
          <input
            {...links}
            type="datetime-local"
            step={1}
            defaultValue={jakartaInput(text)}
            // When the value changes by a save or an undo, the key remounts the input and drops a half-typed value.
            key={text ?? ""}
            readOnly={!editor.editable}
            onBlur={(event) => {
              const typed = momentOfInput(event.currentTarget.value);
              if (typed !== text) editor.set(path, typed);
            }}
            className={inputClass()}
          />
        )}
      </FieldFrame>
    </div>
  );
}

/** The media library has no captions: captions that code saved with a page are shown and kept. */
function CaptionsField({ editor, path, label }: LabelledProps) {
  const value = editor.value(path);
  return typeof value === "string" ? (
    <p id={fieldId(path)} tabIndex={-1} className="text-sm break-all">
      <span className="font-bold">{label}</span> {value}
    </p>
  ) : null;
}
