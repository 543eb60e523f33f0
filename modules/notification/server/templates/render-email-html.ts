import type { Locale } from "#kit/core/locale.ts";
import type { TextRun } from "../../contract/light-format.ts";
import type { EmailBlock, EmailContent, EmailRow } from "./email-content.ts";
import { qrId } from "./email-pictures.ts";
import { escapeHtml } from "./escape-html.ts";
import type { ShopCard } from "./shop-card.ts";

// Mail programs support tables and inline styles, and little else.
const font = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const ink = "#261d17";
const brick = "#b8321d";
const paper = "#faf6ef";

/** The HTML part of an e-mail, without scripts and without pictures except embedded QR codes. */
export function renderEmailHtml(content: EmailContent, shop: ShopCard, locale: Locale): string {
  const title = escapeHtml(content.heading);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:800;color:${brick}">${escapeHtml(shop.name)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e3d8c8;border-radius:16px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
${content.blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px"><a href="${escapeHtml(shop.url)}" style="color:#62554a">${escapeHtml(shop.url)}</a>${unsubscribeHtml(content)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const unsubscribeHtml = ({ unsubscribe }: EmailContent): string =>
  unsubscribe
    ? ` · <a href="${escapeHtml(unsubscribe.url)}" style="color:#62554a">${escapeHtml(unsubscribe.label)}</a>`
    : "";

function blockHtml(block: EmailBlock): string {
  switch (block.type) {
    case "paragraph":
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${block.runs ? block.runs.map(runHtml).join("") : escapeHtml(block.text)}</p>`;
    case "code":
      return `<p style="margin:0 0 16px;padding:16px;background:${paper};border-radius:12px;text-align:center;font-size:34px;font-weight:800;letter-spacing:8px">${escapeHtml(block.code)}</p>`;
    case "qr":
      return `<p style="margin:0 0 16px;text-align:center"><img src="cid:${qrId(block.text)}" width="184" height="184" alt="${escapeHtml(block.label)}" style="display:inline-block;border:0"></p>`;
    case "subheading":
      return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.4">${escapeHtml(block.text)}</h2>`;
    case "table":
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:1.5">${block.rows.map(rowHtml).join("")}</table>`;
    case "link":
      return `<p style="margin:0 0 16px;font-size:15px"><a href="${escapeHtml(block.url)}" style="color:${brick}">${escapeHtml(block.label)}</a></p>`;
    case "button":
      return `<p style="margin:8px 0 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 24px;background:${brick};border-radius:12px;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

const linesHtml = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

function runHtml({ text, style }: TextRun): string {
  const html = linesHtml(text);
  return style === undefined ? html : style === "bold" ? `<strong>${html}</strong>` : `<em>${html}</em>`;
}

function rowHtml({ name, detail, value, strong }: EmailRow): string {
  const weight = strong ? ";font-weight:700" : "";
  const below = detail ? `<br><span style="font-size:13px;color:#62554a">${escapeHtml(detail)}</span>` : "";
  return `<tr><td style="padding:4px 12px 4px 0;vertical-align:top${weight}">${escapeHtml(name)}${below}</td><td align="right" style="padding:4px 0;vertical-align:top${weight}">${escapeHtml(value)}</td></tr>`;
}
