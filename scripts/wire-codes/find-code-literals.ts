import { blankNonCode } from "../boundaries/blank-non-code.ts";

type CodeLiteral = { readonly line: number; readonly text: string };

/**
 * String literals that are exactly one of these codes, and quoted codes inside SQL text. Attributes of JSX (`width="21"`, without
 * blanks around the sign) and comments are none.
 */
export function findCodeLiterals(source: string, codes: ReadonlySet<string>): CodeLiteral[] {
  const lines = source.split("\n");
  const strings = [...blankNonCode(source).matchAll(/(?<!\w=)(?<quote>["'])(?<code>\d\d)\k<quote>/g)];
  const inSql = [...source.matchAll(/(?<=(?:=|<>|\(|,)\s*)'(?<code>\d\d)'/g)];
  return [...strings, ...inSql]
    .filter(({ groups }) => codes.has(groups?.code ?? ""))
    .map(({ index }) => source.slice(0, index).split("\n").length)
    .sort((one, other) => one - other)
    .map((line) => ({ line, text: (lines[line - 1] ?? "").trim() }));
}
