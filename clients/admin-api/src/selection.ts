/** A value without null, and the members of a list. */
type Item<T> = NonNullable<T> extends readonly (infer One)[] ? Item<One> : NonNullable<T>;

/** Which fields are asked for: `true` for a value, an object for the fields of an object or of the members of a list. */
export type Selection<T> = unknown extends T
  ? true
  : Item<T> extends object
    ? { readonly [Field in keyof Item<T>]?: Selection<Item<T>[Field]> }
    : true;

/** The same selection, with `never` for fields that do not exist. */
export type Known<T, S> = S extends true
  ? true
  : { readonly [Field in keyof S]: Field extends keyof Item<T> ? Known<Item<T>[Field], S[Field]> : never };

/** The answer with the fields that were asked for. */
export type Selected<T, S> = S extends true
  ? T
  : T extends readonly (infer One)[]
    ? readonly Selected<One, S>[]
    : T extends object
      ? { readonly [Field in keyof S & keyof T]: Selected<T[Field], S[Field]> }
      : T;

type Fields = { readonly [field: string]: Fields | true | undefined };

/** The selection as GraphQL writes it. */
export function printSelection(selection: unknown): string {
  if (typeof selection !== "object" || selection === null) return "";
  const fields = Object.entries(selection as Fields)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${name}${printSelection(inner)}`);
  return ` { ${fields.join(" ")} }`;
}
