/** Spreadsheets run cells with such a start as formulas; an apostrophe before it keeps a text that starts with one distinct. */
const formula = /^'*[=+\-@\t\r\n]/;

/** A text as a cell that no spreadsheet runs as a formula: with an apostrophe before it where one would. */
export const harmlessCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmlessCell(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
