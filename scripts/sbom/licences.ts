/** A package as CycloneDX names it. */
export type Component = {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
};

/** Packages without a licence in package.json, with the one of their licence file. */
const readByHand: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** A package's licences; none when unknown. */
export function licencesOf({ name, licenses = [] }: Component): string[] {
  const named = licenses.flatMap(({ license, expression }) => expression ?? license?.id ?? license?.name ?? []);
  const byHand = readByHand[name];
  return named.length > 0 || byHand === undefined ? named : [byHand];
}

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A table a lawyer can read: how many packages have which licence, then each of them. */
export function licenceList(components: readonly Component[]): string {
  const rows = components
    .map((component) => ({ ...component, licence: licencesOf(component).join(", ") || "none named" }))
    .sort((one, other) => inOrder(`${one.name}@${one.version}`, `${other.name}@${other.version}`));
  const counts = new Map<string, number>();
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .sort(([one], [other]) => inOrder(one, other))
    .map(([licence, count]) => `| ${licence} | ${count} |`);
  const each = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    "# Licences of what runs in production",
    "",
    "| licence | packages |",
    "| --- | --- |",
    ...summary,
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...each,
    "",
  ].join("\n");
}
