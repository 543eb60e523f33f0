import { Chip } from "#kit/web/actions/chip.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { TargetKind } from "../../../contract/page/page-target.ts";
import { usePagesText } from "../pages-text.ts";
import { FieldGroup } from "./field-group.tsx";
import { useTargetNames } from "./target-names.ts";
import { TargetPicker } from "./target-picker.tsx";

type FieldProps = { editor: RecordEditor; path: string };

/** Field for one category, brand or promotion, chosen by name. */
export function TargetField({ editor, path, kind }: FieldProps & { kind: TargetKind }) {
  const t = usePagesText();
  const { learn, nameOf } = useTargetNames();
  const value = editor.value(path);
  if (typeof value !== "string")
    return (
      <FieldGroup editor={editor} path={path}>
        {(label) =>
          editor.editable ? (
            <TargetPicker
              label={t("find_named", { what: label })}
              kinds={[kind]}
              onChoose={(target) => {
                learn(target);
                editor.set(path, target.code);
              }}
            />
          ) : null
        }
      </FieldGroup>
    );
  const name = nameOf(kind, value);
  const removal = { onRemove: () => editor.set(path, undefined), removeLabel: t("remove", { name }) };
  return (
    <FieldGroup editor={editor} path={path}>
      {() => (
        <span>
          <Chip {...(editor.editable ? removal : {})}>{name}</Chip>
        </span>
      )}
    </FieldGroup>
  );
}

/** Field for a list of products in display order. */
export function ProductsField({ editor, path }: FieldProps) {
  const t = usePagesText();
  const { learn, nameOf } = useTargetNames();
  const value = editor.value(path);
  const codes = Array.isArray(value) ? value.map(String) : [];
  const put = (next: readonly string[]) => editor.set(path, next.length === 0 ? undefined : next);
  const move = (from: number, to: number) => {
    const next = codes.toSpliced(from, 1);
    put(next.toSpliced(to, 0, codes[from] ?? ""));
  };
  return (
    <section id={fieldId(path)} tabIndex={-1} aria-label={t("field_products")} className="grid gap-2">
      <h3 className="text-sm font-extrabold tracking-tight">{t("field_products")}</h3>
      <p className="text-sm text-ink-soft">{t("products_hint")}</p>
      <ol className="grid gap-1">
        {codes.map((code, at) => {
          const name = nameOf("product", code);
          return (
            <li key={code} className="flex items-center gap-2 rounded-md border border-line px-2 text-sm">
              <span className="min-w-0 grow py-1.5 break-words">
                {name} <span className="text-ink-soft">{code}</span>
              </span>
              {editor.editable ? (
                <span className="flex shrink-0">
                  <IconButton
                    icon="chevron-up"
                    size="sm"
                    label={t("move_up", { name })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="sm"
                    label={t("move_down", { name })}
                    disabled={at === codes.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    icon="x"
                    size="sm"
                    label={t("remove", { name })}
                    onClick={() => put(codes.filter((one) => one !== code))}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
      {editor.editable ? (
        <TargetPicker
          label={t("find_named", { what: t("target_product") })}
          kinds={["product"]}
          taken={codes}
          onChoose={(target) => {
            learn(target);
            put([...codes, target.code]);
          }}
        />
      ) : null}
    </section>
  );
}
