import type { Letter, LetterBlock, LetterRow } from "./letter.ts";
import type { ShopCard } from "./shop-card.ts";

/** The plain-text part of an e-mail. A code stands alone on its line, so that it is easy to mark and copy. */
export function letterText(letter: Letter, shop: ShopCard): string {
  const { unsubscribe } = letter;
  const wayOut = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [];
  const blocks = letter.blocks.map(blockText).filter((text) => text !== "");
  const parts = [letter.heading, ...blocks, ...wayOut, `${shop.name}\n${shop.url}`];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.type) {
    case "paragraph":
      return block.text;
    case "code":
      return block.code;
    case "qr":
      return "";
    case "subheading":
      return block.text;
    case "table":
      return block.rows.map(rowText).join("\n");
    case "link":
    case "button":
      return `${block.label}: ${block.url}`;
  }
}

const rowText = ({ name, detail, value }: LetterRow): string => `${name}${detail ? ` (${detail})` : ""}: ${value}`;
