import pg from "pg";
import type { LoadJob } from "../load-job.ts";
import type { Worker } from "./flow.ts";

/** PostgreSQL without a shop in front, on connections of the load generator's own. */
async function worker({ flow }: LoadJob, turn: (client: pg.Client) => Promise<unknown>): Promise<Worker> {
  const client = new pg.Client({ connectionString: flow?.data.url ?? "" });
  await client.connect();
  return {
    turn: async () => {
      await turn(client);
    },
    close: () => client.end(),
  };
}

/** One row found by its key, prepared once. */
export const lookupFlow = (job: LoadJob): Promise<Worker> => {
  const values = [job.flow?.data.skuCode];
  const query = { name: "sku", text: "select * from catalogue.sku where code = $1", values };
  return worker(job, (client) => client.query(query));
};

/** One short row written and safe on the disk. */
export const writeFlow = (job: LoadJob): Promise<Worker> => {
  const query = { name: "note", text: "insert into bench_note (note) values ($1)", values: ["a short row"] };
  return worker(job, (client) => client.query(query));
};
