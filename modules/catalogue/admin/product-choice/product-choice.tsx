import { useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { moved } from "../product-editor/list-edits.ts";
import { type Choice, nameOf } from "../product-editor/product-choices.ts";
import { useProductChoiceText } from "./product-choice-text.ts";
import { ProductFinder } from "./product-finder.tsx";

type ProductChoiceProps = {
  editor: RecordEditor;
  /** The field with the list of codes. */
  path: string;
  title: string;
  hint: string;
  /** In place of the hint while nothing is chosen. */
  none: string;
  /** Names of the products that are chosen already. */
  known: readonly Choice[];
  /** Offers products of this category with all below it; all products unless given. */
  categoryCode?: string;
  most?: number;
  isOpen?: boolean;
};

/** Products in an order, chosen by name and moved by keys. */
export function ProductChoice({
  editor,
  path,
  title,
  hint,
  none,
  known,
  categoryCode,
  most,
  isOpen,
}: ProductChoiceProps) {
  const t = useProductChoiceText();
  const [found, setFound] = useState<readonly Choice[]>([]);
  const value = editor.value(path);
  const codes = Array.isArray(value) ? value.map(String) : [];
  const names = [...known, ...found];
  const put = (next: readonly string[]) => editor.set(path, next.length === 0 ? undefined : next);
  return (
    <section id={fieldId(path)} tabIndex={-1} aria-label={title} className="grid content-start gap-2">
      <h3 className="text-sm font-bold">{title}</h3>
      <p className="text-sm text-ink-soft">{codes.length === 0 ? none : hint}</p>
      <ol className="grid gap-1">
        {codes.map((code, at) => {
          const name = nameOf(names, code);
          return (
            <li key={code} className="flex items-center gap-2 rounded-md border border-line px-2 text-sm">
              <span className="text-ink-soft tabular-nums">{at + 1}</span>
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
                    onClick={() => put(moved(codes, at, at - 1))}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="sm"
                    label={t("move_down", { name })}
                    disabled={at === codes.length - 1}
                    onClick={() => put(moved(codes, at, at + 1))}
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
      {editor.editable && isOpen !== false && (most === undefined || codes.length < most) ? (
        <ProductFinder
          taken={codes}
          {...(categoryCode === undefined ? {} : { categoryCode })}
          onChoose={(choice) => {
            setFound((before) => [...before, choice]);
            put([...codes, choice.code]);
          }}
        />
      ) : null}
      {/* Below the field, so that the fields of two lists beside each other stay in line. */}
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
    </section>
  );
}
