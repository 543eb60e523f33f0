export type TestNote = { readonly file: string; readonly took: number; readonly ids: readonly number[] };

export const readNotes = (text: string, root: string): TestNote[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as TestNote)
    .map((note) => ({ ...note, file: note.file.replace(root, "") }));

/**
 * The test files that execute a mutant: those of the same folder first, then of the same module, short ones before long
 * ones.
 */
export function coveringTests(notes: readonly TestNote[], { id, file }: { id: number; file: string }): string[] {
  const sharedParts = (path: string) => {
    const parts = file.split("/");
    const other = path.split("/");
    return parts.findIndex((part, index) => part !== other[index]);
  };
  return notes
    .filter(({ ids }) => ids.includes(id))
    .sort((one, other) => sharedParts(other.file) - sharedParts(one.file) || one.took - other.took)
    .map((note) => note.file);
}
