import type { LoadFigures, LoadJob } from "../load-job.ts";
import { adminSaveFlow } from "./admin-save-flow.ts";
import { addFlow, checkoutFlow } from "./checkout-flow.ts";
import { runFlow, type Worker } from "./flow.ts";
import { lookupFlow, writeFlow } from "./postgres-flow.ts";

const flows: Readonly<Record<string, (job: LoadJob, index: number) => Promise<Worker>>> = {
  add: addFlow,
  adminSave: adminSaveFlow,
  checkout: checkoutFlow,
  lookUp: lookupFlow,
  write: writeFlow,
};

export function runNamedFlow(job: LoadJob, name: string): Promise<LoadFigures> {
  const open = flows[name];
  if (!open) throw new Error(`there is no flow ${name}`);
  return runFlow(job, open);
}
