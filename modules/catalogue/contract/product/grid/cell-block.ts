/** Cells as a spreadsheet puts them on the clipboard: tabs between cells, one line for each row, quotes around what has either. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  let started = false;
  const endCell = () => {
    row.push(cell);
    [cell, started] = ["", false];
  };
  const characters = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] as string;
    if (quoted) {
      if (character === '"' && characters[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && !started) [quoted, started] = [true, true];
    else if (character === "\t") endCell();
    else if (character === "\n") {
      endCell();
      rows.push(row);
      row = [];
    } else {
      cell += character;
      started = true;
    }
  }
  // A line break ends the last row; without one the row is still open.
  if (started || cell !== "" || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** The same back: what a spreadsheet reads as these cells. */
export const blockText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join("\t")).join("\n");

const quote = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
