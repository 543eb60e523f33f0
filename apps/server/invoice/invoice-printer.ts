import { Worker } from "node:worker_threads";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import type { InvoiceDrawn, InvoiceTask } from "./invoice-worker.ts";

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
    started.on("message", (drawn: InvoiceDrawn) => {
      const asked = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ("bytes" in drawn) asked?.resolve(drawn.bytes);
      else asked?.reject(new Error(drawn.problem));
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
      const answer = Promise.withResolvers<Uint8Array>();
      waiting.set(task.id, answer);
      worker.postMessage(task);
      return answer.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
