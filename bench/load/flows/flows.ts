import type { LoadFigures, LoadJob } from "../load-job.ts";
import { addFlow, checkoutFlow } from "./checkout-flow.ts";
import { runFlow, type Worker } from "./flow.ts";
import { lookUpFlow, writeFlow } from "./postgres-flow.ts";

const flows: Readonly<Record<string, (job: LoadJob, index: number) => Promise<Worker>>> = {
  add: addFlow,
  checkout: checkoutFlow,
  lookUp: lookUpFlow,
  write: writeFlow,
};

export function runNamedFlow(job: LoadJob, name: string): Promise<LoadFigures> {
  const open = flows[name];
  if (!open) throw new Error(`there is no flow ${name}`);
  return runFlow(job, open);
}
