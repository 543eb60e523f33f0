import { rawRequest } from "../../servers/send-request.ts";
import { openConnection } from "../connection.ts";
import type { LoadJob } from "../load-job.ts";
import type { Worker } from "./flow.ts";

const readDocument = `query AdminRecord($type: String!, $id: String!) { adminRecord(type: $type, id: $id) { version state } }`;
const saveDocument = `mutation AdminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
  success errorCode errorMessage version entryId merged state
  problems { path problem message } conflicts { path mine theirs by at } } }`;

type State = { readonly skus?: Readonly<Record<string, object>> };

/** Each connection edits a product of its own: a save that succeeds is measured, not a conflict. */
export async function adminSaveFlow({ port, flow }: LoadJob, index: number): Promise<Worker> {
  const { cookie = "", products = "" } = flow?.data ?? {};
  const codes = products.split(" ");
  const id = codes[index % codes.length] ?? "";
  const connection = await openConnection(port);
  async function call<Data>(operationName: string, query: string, variables: object): Promise<Data> {
    const path = `/admin/graphql?opname=${operationName}`;
    const json = { operationName, query, variables };
    const { status, body } = await connection.send(rawRequest({ method: "POST", path, headers: { cookie }, json }));
    const reply = JSON.parse(body) as { data?: Data | null; errors?: unknown };
    if (status !== 200 || !reply.data || reply.errors) throw new Error(`${operationName} answered ${body}`);
    return reply.data;
  }

  type Read = { adminRecord: { version: number; state: State } | null };
  const { adminRecord } = await call<Read>("AdminRecord", readDocument, { type: "product", id });
  if (!adminRecord) throw new Error(`there is no product ${id}`);
  const [sku = ""] = Object.keys(adminRecord.state.skus ?? {});
  let { version } = adminRecord;
  return {
    async turn() {
      const changes = [
        { path: "names/en-US", value: `Saved ${version} times` },
        { path: `skus/${sku}/price`, value: 2_000_000 + (version % 1000) },
      ];
      type Saved = { adminSaveRecord: { success: boolean; version: number } };
      const { adminSaveRecord: saved } = await call<Saved>("AdminSaveRecord", saveDocument, {
        input: { type: "product", id, version, changes, key: crypto.randomUUID() },
      });
      if (!saved.success) throw new Error(`a save was refused: ${JSON.stringify(saved)}`);
      version = saved.version;
    },
    close: connection.close,
  };
}
