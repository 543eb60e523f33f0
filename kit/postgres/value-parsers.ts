import pg from "pg";

const { builtins } = pg.types;

/** Parsers of column values where the driver's default loses information. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactNumber],
  // A calendar date has no time zone; a Date would shift it by the machine's.
  [builtins.DATE, (text) => text],
]);

export function parserFor(typeId: number, format?: "text" | "binary") {
  const own = format === "binary" ? undefined : ownParsers.get(typeId);
  return own ?? pg.types.getTypeParser(typeId, format);
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint of ${text} does not fit an exact number`);
  return value;
}
