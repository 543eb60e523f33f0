import type { EmailBlock, EmailContent, EmailRow } from "./email-content.ts";
import type { ShopCard } from "./shop-card.ts";

/** The plain-text part of an e-mail. A code is alone on its line, so that it is easy to copy. */
export function renderEmailText(content: EmailContent, shop: ShopCard): string {
  const { unsubscribe } = content;
  const unsubscribeLines = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [];
  const blocks = content.blocks.map(blockText).filter((text) => text !== "");
  const parts = [content.heading, ...blocks, ...unsubscribeLines, `${shop.name}\n${shop.url}`];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: EmailBlock): string {
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

const rowText = ({ name, detail, value }: EmailRow): string => `${name}${detail ? ` (${detail})` : ""}: ${value}`;
