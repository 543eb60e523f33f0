import { Worker } from "node:worker_threads";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import type { InvoiceTask, RenderedInvoice } from "./invoice-worker.ts";

/** Renders invoices in a worker thread: each would block the event loop for a tenth of a second. */
export type InvoicePrinter = {
  print(invoice: InvoiceModel, locale: string): Promise<Uint8Array>;
  close(): Promise<void>;
};

type Waiting = { resolve(bytes: Uint8Array): void; reject(problem: Error): void };

/** One thread, started by the first invoice and again after a crash. It does not keep the process alive. */
export function invoicePrinter(): InvoicePrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(new URL("./invoice-worker.ts", import.meta.url));
    started.unref();
    started.on("message", (rendered: RenderedInvoice) => {
      const requested = waiting.get(rendered.id);
      waiting.delete(rendered.id);
      if ("bytes" in rendered) requested?.resolve(rendered.bytes);
      else requested?.reject(new Error(rendered.problem));
    });
    const end = (problem: Error) => {
      if (worker === started) worker = null;
      for (const { reject } of waiting.values()) reject(problem);
      waiting.clear();
    };
    started.on("error", end);
    started.on("exit", () => end(new Error("the thread that draws invoices ended")));
    return started;
  };

  return {
    print(invoice, locale) {
      worker ??= start();
      count += 1;
      const task: InvoiceTask = { id: count, invoice, locale };
      const reply = Promise.withResolvers<Uint8Array>();
      waiting.set(task.id, reply);
      worker.postMessage(task);
      return reply.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
