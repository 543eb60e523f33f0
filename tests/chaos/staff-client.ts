import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";

/** The back office of a process that may be killed at any moment: null when it died before it answered. */
export type StaffClient = {
  call<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data | null>;
  /** The id of the uploaded file. */
  upload(type: string, name: string, content: string): Promise<string | null>;
};

export function staffClient(address: string, headers: Readonly<Record<string, string>>): StaffClient {
  return {
    async call<Data>(query: string, variables: Readonly<Record<string, unknown>>) {
      const endpoint = `${address}/admin/graphql`;
      const response = await postOperation<Record<string, Data>>(endpoint, { query, variables, headers }).catch(
        () => null,
      );
      return Object.values(response?.body.data ?? {})[0] ?? null;
    },
    async upload(type, name, content) {
      const path = `/admin/imports/files?type=${type}&name=${name}`;
      const sent = { method: "POST", headers: { ...headers, "content-type": "text/csv" }, body: content };
      const response = await sendRaw(`${address}${path}`, sent).catch(() => null);
      return response?.status === 201 ? (JSON.parse(response.text) as { id: string }).id : null;
    },
  };
}
