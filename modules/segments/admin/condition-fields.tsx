import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ConditionName } from "../contract/segment-state.ts";
import { CodeList } from "./code-list.tsx";
import { DayInput, NumberInput } from "./condition-inputs.tsx";
import { ProductFinder } from "./product-finder.tsx";
import { type Choice, type SegmentChoices, shortLabel } from "./segment-labels.ts";
import { useSegmentsText } from "./segments-text.ts";

type ConditionFieldsProps = {
  editor: RecordEditor;
  name: ConditionName;
  choices: SegmentChoices;
  learnProduct: (product: Choice) => void;
};

const numbers = {
  orders: ["atLeast", "atMost", "days"],
  spent: ["atLeast", "atMost", "days"],
  lastOrder: ["atLeast", "atMost"],
  bought: ["pieces", "days"],
} as const;

/** The fields of one condition. */
export function ConditionFields({ editor, name, choices, learnProduct }: ConditionFieldsProps) {
  const t = useSegmentsText();
  const days = name === "lastOrder" || name === "registered" ? (["from", "until"] as const) : [];
  const counted = Object.hasOwn(numbers, name) ? numbers[name as keyof typeof numbers] : [];
  if (name === "club")
    return (
      <SelectBox
        aria-label={t("condition_club")}
        value={String(editor.value("club") ?? "linked")}
        disabled={!editor.editable}
        onChange={({ currentTarget }) => editor.set("club", currentTarget.value)}
      >
        <option value="linked">{t("club_linked")}</option>
        <option value="notLinked">{t("club_notLinked")}</option>
      </SelectBox>
    );
  if (name === "consent")
    return (
      <div>
        {(["newsletter", "whatsApp"] as const).map((channel) => {
          const path = `consent/${channel}`;
          return (
            <Checkbox
              key={path}
              id={fieldId(path)}
              name={path}
              label={shortLabel(path, t)}
              checked={editor.value(path) === true}
              disabled={!editor.editable}
              onChange={({ currentTarget }) => editor.set(path, currentTarget.checked ? true : undefined)}
              error={editor.problemAt(path)}
            />
          );
        })}
      </div>
    );
  if (name === "region") return <CodeList editor={editor} path="region/codes" choices={choices.codes} />;
  return (
    <>
      {name === "bought" ? (
        <>
          <CodeList editor={editor} path="bought/products" choices={choices.products}>
            {(add, taken) => (
              <ProductFinder
                taken={taken}
                onAdd={(product) => {
                  learnProduct(product);
                  add(product.code);
                }}
              />
            )}
          </CodeList>
          <CodeList editor={editor} path="bought/categories" choices={choices.categories} />
          <CodeList editor={editor} path="bought/brands" choices={choices.brands} />
        </>
      ) : null}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {counted.map((field) => (
          <NumberInput key={field} editor={editor} path={`${name}/${field}`} />
        ))}
        {days.map((field) => (
          <DayInput key={field} editor={editor} path={`${name}/${field}`} />
        ))}
      </div>
    </>
  );
}
