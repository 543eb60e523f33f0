import { parentPort } from "node:worker_threads";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import { renderInvoice } from "./render-invoice.ts";

export type InvoiceTask = { readonly id: number; readonly invoice: InvoiceModel; readonly locale: string };
export type RenderedInvoice =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly problem: string };

parentPort?.on("message", async ({ id, invoice, locale }: InvoiceTask) => {
  try {
    parentPort?.postMessage({ id, bytes: await renderInvoice(invoice, locale) } satisfies RenderedInvoice);
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) } satisfies RenderedInvoice);
  }
});
