import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { sendRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";

const secondsAtMost = 300;

/** Starts background work by a mutation and returns its id. */
export async function startWork(
  { shop, headers }: AdminShop,
  name: string,
  type: string,
  input: object,
): Promise<string> {
  const query = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { errorCode data { workId } } }`;
  const json = { operationName: name, query, variables: { input } };
  const { body } = await sendRequest(shop.port, {
    method: "POST",
    path: `/admin/graphql?opname=${name}`,
    headers,
    json,
  });
  type Reply = { data?: Record<string, { data: { workId: string } | null } | null> };
  const workId = (JSON.parse(body.toString()) as Reply).data?.[name]?.data?.workId;
  if (workId === undefined) throw new Error(`${name} answered ${body}`);
  return workId;
}

export async function untilDone({ database }: AdminShop, workId: string): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ state: string; error: unknown }>`
      select state, error from background_work.item where id = ${workId}::uuid and ended_at is not null`.execute(
      database.kysely,
    );
    const [ended] = rows;
    if (ended && ended.state !== "done") throw new Error(`the work ended as ${JSON.stringify(ended)}`);
    return ended !== undefined;
  });
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + secondsAtMost * 1000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`it was not finished within ${secondsAtMost} seconds`);
    await sleep(50);
  }
}
