import { Chip } from "#kit/web/actions/chip.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { MatrixAttribute } from "../../../contract/product/grid/sku-matrix.ts";
import { nameOf, type ProductChoices } from "../product-choices.ts";
import { useProductEditorText } from "../product-editor-text.ts";

type AttributePickerProps = {
  attributes: readonly MatrixAttribute[];
  choices: ProductChoices;
  editable: boolean;
  onChange: (attributes: readonly MatrixAttribute[]) => void;
};

const separator = "\n";

/** The attributes and values the SKUs differ by. Each choice rebuilds the matrix at once; the grid's undo takes it back. */
export function AttributePicker({ attributes, choices, editable, onChange }: AttributePickerProps) {
  const t = useProductEditorText();
  const chosen = (code: string) => attributes.find((attribute) => attribute.code === code)?.values ?? [];
  const set = (code: string, values: readonly string[]) => {
    const others = attributes.filter((attribute) => attribute.code !== code);
    const order = choices.attributes.map((attribute) => attribute.code);
    const next = values.length > 0 ? [...others, { code, values }] : others;
    onChange(next.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code)));
  };
  const add = (picked: string) => {
    const [code = "", value = ""] = picked.split(separator);
    const order = choices.attributes.find((attribute) => attribute.code === code)?.values.map((one) => one.code) ?? [];
    const wanted = [...chosen(code), value];
    set(
      code,
      wanted.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
  };
  return (
    <div className="grid gap-2">
      {attributes.map(({ code, values }) => {
        const known = choices.attributes.find((attribute) => attribute.code === code);
        const name = known?.name ?? code;
        return (
          <div key={code} className="flex flex-wrap items-center gap-1.5">
            <span className="min-w-16 text-sm font-bold">{name}</span>
            {values.map((value) => {
              const label = nameOf(known?.values ?? [], value);
              const remove = {
                onRemove: () =>
                  set(
                    code,
                    values.filter((one) => one !== value),
                  ),
                removeLabel: t("remove", { name: `${name} ${label}` }),
              };
              return (
                <Chip key={value} {...(editable ? remove : {})}>
                  {label}
                </Chip>
              );
            })}
          </div>
        );
      })}
      {editable ? (
        <select
          aria-label={t("add_value")}
          value=""
          onChange={(event) => event.currentTarget.value !== "" && add(event.currentTarget.value)}
          className={`${boxClass} min-h-9 w-full max-w-72 px-2.5 text-base pointer-coarse:min-h-11 md:text-sm`}
        >
          <option value="">{t("add_value")}</option>
          {choices.attributes.map((attribute) => (
            <optgroup key={attribute.code} label={attribute.name}>
              {attribute.values
                // A value without a code, which an import may have left, would be no choice at all.
                .filter(({ code }) => code !== "" && !chosen(attribute.code).includes(code))
                .map(({ code, name }) => (
                  <option key={code} value={`${attribute.code}${separator}${code}`}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      ) : null}
    </div>
  );
}
