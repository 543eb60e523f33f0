import { useState } from "react";
import { Chip } from "#kit/web/actions/chip.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ProductState } from "../../contract/product/product-state.ts";
import { useProductEditorText } from "./product-editor-text.ts";

/** Words shoppers may search by; Enter or a comma adds one. */
export function SearchWords({ editor }: { editor: RecordEditor }) {
  const t = useProductEditorText();
  const [typed, setTyped] = useState("");
  const { searchWords = [] } = editor.state as ProductState;
  const set = (words: readonly string[]) => editor.set("searchWords", words.length > 0 ? words : undefined);
  const add = (text: string) => {
    const words = text
      .split(",")
      .map((word) => word.trim().slice(0, 60))
      .filter((word) => word !== "");
    if (words.length > 0) set([...new Set([...searchWords, ...words])]);
    setTyped("");
  };
  return (
    <FieldFrame
      label={t("label_searchWords")}
      hint={t("search_words_hint")}
      error={editor.problemAt("searchWords")}
      id={fieldId("searchWords")}
    >
      {(links) => (
        <>
          <div className="flex flex-wrap gap-1.5">
            {searchWords.map((word) => (
              <Chip
                key={word}
                {...(editor.editable
                  ? {
                      onRemove: () => set(searchWords.filter((one) => one !== word)),
                      removeLabel: t("remove", { name: word }),
                    }
                  : {})}
              >
                {word}
              </Chip>
            ))}
          </div>
          <input
            {...links}
            value={typed}
            readOnly={!editor.editable}
            className={inputClass()}
            onChange={(event) =>
              event.currentTarget.value.includes(",")
                ? add(event.currentTarget.value)
                : setTyped(event.currentTarget.value)
            }
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              // Enter would save the product.
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => add(typed)}
          />
        </>
      )}
    </FieldFrame>
  );
}
