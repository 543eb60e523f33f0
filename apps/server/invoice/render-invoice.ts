import { openSheet, type PdfSheet, type PdfTypefaces, readTypefaces, sheet } from "#kit/pdf/pdf-sheet.ts";
import type { InvoiceLine, InvoiceModel } from "#modules/order/contract/invoice-model.ts";

const left = sheet.margin;
const right = sheet.width - sheet.margin;
const bottom = sheet.height - sheet.margin;
const soft = "#5c554c";

/** Up to this many lines use two rows each; more are set compactly, so that an invoice has at most two pages. */
const roomy = 12;

/** The table's columns, by their left edge. */
const nameColumn = { x: left, width: 250 };
const quantity = { x: 302, width: 40 };
const price = { x: 346, width: 90 };
const amount = { x: 440, width: right - 440 };

let read: PdfTypefaces | null = null;
/** Read from disk for the first invoice and cached: they never change. */
const typefaces = (): PdfTypefaces => {
  read ??= readTypefaces();
  return read;
};

/** The invoice as a PDF with the texts of its page. Takes a tenth of a second of CPU: see invoice-printer.ts. */
export async function renderInvoice(invoice: InvoiceModel, locale: string): Promise<Uint8Array> {
  const [seller = ""] = invoice.seller;
  const pdf = openSheet(typefaces(), { title: `${invoice.labels.invoice} ${invoice.number}`, author: seller, locale });
  let y = drawHead(pdf, invoice);
  y = drawTableHead(pdf, invoice, y + 24);
  const drawLine = invoice.lines.length > roomy ? drawDenseLine : drawRoomyLine;
  for (const line of invoice.lines) {
    const needed = pdf.height(`${line.name} ${line.detail}`, nameColumn.width, { weight: "bold" }) + 16;
    if (y + needed > bottom) {
      pdf.newPage();
      y = drawTableHead(pdf, invoice, sheet.margin);
    }
    y = drawLine(pdf, line, y);
    pdf.rule(y, left, right, 0.25);
  }
  drawSums(pdf, invoice, y);
  return await pdf.bytes();
}

function drawRoomyLine(pdf: PdfSheet, line: InvoiceLine, y: number): number {
  drawFigures(pdf, line, y + 6, 9);
  const below = pdf.text(line.name, { ...nameColumn, y: y + 6 }, { weight: "bold", size: 9 });
  return pdf.text(line.detail, { ...nameColumn, y: below }, { size: 8, colour: soft }) + 6;
}

function drawDenseLine(pdf: PdfSheet, line: InvoiceLine, y: number): number {
  drawFigures(pdf, line, y + 3, 8);
  return pdf.text(`${line.name} · ${line.detail}`, { ...nameColumn, y: y + 3 }, { size: 8 }) + 3;
}

function drawFigures(pdf: PdfSheet, line: InvoiceLine, y: number, size: number): void {
  for (const [label, column] of [
    [line.quantity, quantity],
    [line.price, price],
    [line.amount, amount],
  ] as const) {
    pdf.text(label, { ...column, y }, { align: "right", size });
  }
}

function drawHead(pdf: PdfSheet, invoice: InvoiceModel): number {
  const [seller = "", ...sellerLines] = invoice.seller;
  const afterTitle = pdf.text(
    invoice.labels.invoice,
    { x: left, y: sheet.margin, width: 220 },
    { size: 26, weight: "bold" },
  );
  let y: number = sheet.margin + 4;
  for (const [label, value] of invoice.facts) {
    pdf.text(label, { x: 290, y, width: 90 }, { size: 9, colour: soft });
    y = pdf.text(value, { x: 384, y, width: right - 384 }, { size: 9, weight: "bold" }) + 2;
  }
  const top = Math.max(afterTitle, y) + 20;
  const party = (title: string, name: string, lines: readonly string[], x: number): number => {
    const box = { x, width: 230 };
    let end = pdf.text(title, { ...box, y: top }, { size: 9, colour: soft });
    end = pdf.text(name, { ...box, y: end + 2 }, { weight: "bold" });
    for (const line of lines) end = pdf.text(line, { ...box, y: end }, { size: 9 });
    return end;
  };
  const [buyer = "", ...buyerLines] = invoice.buyer;
  return Math.max(
    party(invoice.labels.from, seller, sellerLines, left),
    party(invoice.labels.to, buyer, buyerLines, 300),
  );
}

function drawTableHead(pdf: PdfSheet, { labels }: InvoiceModel, y: number): number {
  pdf.text(labels.goods, { ...nameColumn, y }, { weight: "bold", size: 9 });
  for (const [name, column] of [
    [labels.quantity, quantity],
    [labels.price, price],
    [labels.amount, amount],
  ] as const) {
    pdf.text(name, { ...column, y }, { weight: "bold", size: 9, align: "right" });
  }
  pdf.rule(y + 18, left, right, 1.2);
  return y + 18;
}

function drawSums(pdf: PdfSheet, { sums, total, tax, labels }: InvoiceModel, after: number): void {
  const needed = sums.length * 16 + 70;
  const fits = after + needed <= bottom;
  if (!fits) pdf.newPage();
  let y = fits ? after + 16 : sheet.margin;
  for (const [label, value] of sums) {
    pdf.text(label, { x: 300, y, width: 140 }, { size: 9, colour: soft });
    y = pdf.text(value, { ...amount, y }, { size: 9, align: "right" }) + 3;
  }
  pdf.rule(y + 4, 300, right, 1.2);
  pdf.text(labels.total, { x: 300, y: y + 12, width: 120 }, { size: 13, weight: "bold" });
  y = pdf.text(total, { x: 400, y: y + 12, width: right - 400 }, { size: 13, weight: "bold", align: "right" });
  pdf.text(tax, { x: 260, y: y + 6, width: right - 260 }, { size: 8, colour: soft, align: "right" });
}
