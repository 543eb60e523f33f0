import type { Json } from "#kit/core/fields/field-changes.ts";
import { codeOf, nameKey } from "../formats/code-of.ts";
import type { Assignment, FilePicture, FileRecord } from "../formats/file-content.ts";

type Named = { readonly code: string; readonly names: readonly string[] };

/** The shop's brands, categories and options that products can refer to. */
export type KnownReferences = {
  readonly brands: readonly Named[];
  /** `path` holds the codes from the root to the category itself. */
  readonly categories: readonly (Named & { readonly path: readonly string[] })[];
  readonly attributes: readonly (Named & { readonly values: readonly Named[] })[];
};

/** Brands, categories and options that an import adds for its products. */
export type NewReferences = {
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly categories: readonly { readonly code: string; readonly name: string; readonly path: readonly string[] }[];
  readonly attributes: readonly { readonly code: string; readonly name: string }[];
  readonly values: readonly { readonly attribute: string; readonly code: string; readonly name: string }[];
};

/** Names of the two built-in attributes, in the languages of exports. */
const wellKnown: Readonly<Record<string, string>> = {
  color: "s_color",
  colour: "s_color",
  warna: "s_color",
  size: "s_size",
  ukuran: "s_size",
};

const deepest = 3;

const find = <Item extends Named>(items: readonly Item[], text: string): Item | undefined =>
  items.find(({ code }) => code === text) ??
  items.find(({ names }) => names.some((name) => nameKey(name) === nameKey(text) && nameKey(name) !== ""));

/** A unique code of letters, digits and underscores. */
function freeCode(name: string, taken: ReadonlySet<string>): string {
  const plain = codeOf(name, "_")
    .replace(/[^a-z0-9_]/g, "")
    .slice(0, 36);
  const base = plain.length < 2 ? `x_${plain || "1"}` : plain;
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(code)) return code;
  }
}

/**
 * Replaces names in a file by the shop's codes. With `mayAdd`, for exports of other shop systems, unknown names get new
 * codes, which the import adds; otherwise they stay and are refused as unknown.
 */
export function resolveReferences(
  records: readonly FileRecord[],
  known: KnownReferences,
  mayAdd: boolean,
): { readonly records: readonly FileRecord[]; readonly added: NewReferences } {
  const brands = [...known.brands];
  const categories = [...known.categories];
  const attributes = known.attributes.map((attribute) => ({ ...attribute, values: [...attribute.values] }));
  const added = {
    brands: [] as NewReferences["brands"][number][],
    categories: [] as NewReferences["categories"][number][],
    attributes: [] as NewReferences["attributes"][number][],
    values: [] as NewReferences["values"][number][],
  };

  const brandOf = (name: string): string => {
    const found = find(brands, name);
    if (found || !mayAdd) return found?.code ?? name;
    const code = freeCode(name, new Set(brands.map((brand) => brand.code)));
    brands.push({ code, names: [name] });
    added.brands.push({ code, name });
    return code;
  };

  const categoryOf = (text: string): string => {
    const names = text.split(">").flatMap((part) => part.trim() || []);
    if (names.length < 2) {
      const found = find(categories, text);
      if (found || !mayAdd) return found?.code ?? text;
    }
    let path: readonly string[] = [];
    for (const name of names.slice(0, deepest)) {
      const parent = path.at(-1) ?? null;
      const found = find(
        categories.filter((category) => (category.path.at(-2) ?? null) === parent),
        name,
      );
      if (!found && !mayAdd) return text;
      const code = found?.code ?? freeCode(name, new Set(categories.map((category) => category.code)));
      path = [...path, code];
      if (found) continue;
      categories.push({ code, names: [name], path });
      added.categories.push({ code, name, path });
    }
    return path.at(-1) ?? text;
  };

  const attributeOf = (name: string) => {
    const found = find(attributes, name) ?? find(attributes, wellKnown[nameKey(name)] ?? "");
    if (found || !mayAdd) return found ?? null;
    const code =
      wellKnown[nameKey(name)] ?? `s_${freeCode(name, new Set(attributes.map(({ code }) => code.slice(2))))}`;
    const attribute = { code, names: [name], values: [] as Named[] };
    attributes.push(attribute);
    added.attributes.push({ code, name });
    return attribute;
  };

  const choiceOf = (name: string, label: string): readonly [string, string] => {
    const attribute = attributeOf(name);
    if (!attribute) return [name, label];
    const found = find(attribute.values, label);
    if (found || !mayAdd) return [attribute.code, found?.code ?? label];
    const code = codeOf(label) || label;
    attribute.values.push({ code, names: [label] });
    added.values.push({ attribute: attribute.code, code, name: label });
    return [attribute.code, code];
  };

  const resolved = ({ refers, ...assignment }: Assignment): Assignment => {
    const { value } = assignment;
    if (refers === undefined || value === undefined) return assignment;
    if (refers === "brand") return { ...assignment, value: brandOf(String(value)) };
    if (refers === "category") return { ...assignment, value: [...new Set((value as string[]).map(categoryOf))] };
    const choices = Object.entries(value as Readonly<Record<string, Json>>);
    return { ...assignment, value: Object.fromEntries(choices.map(([name, label]) => choiceOf(name, String(label)))) };
  };

  const picture = (one: FilePicture): FilePicture => {
    if (one.choice === null) return one;
    const [name, value] = choiceOf(one.choice.name, one.choice.value);
    return { ...one, choice: { name, value } };
  };
  const all = records.map((record) => ({
    ...record,
    assignments: record.assignments.map(resolved),
    pictures: record.pictures.map(picture),
  }));
  return { records: all, added };
}
