type Reply = { readonly success: boolean; readonly errorMessage: string | null; readonly data?: unknown };

/** Calls the GraphQL operations of one endpoint as one browser, with cookies and a network address. */
export type ShopClient = {
  /** Runs a query and returns its only field. */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** Runs a mutation and returns its data; throws when it is refused. */
  act<Data = unknown>(mutation: string, variables?: object): Promise<Data>;
  /** Sends a file. */
  upload(path: string, content: ArrayBuffer): Promise<void>;
};

export function shopClient(address: string, clientAddress: string, path = "/graphql"): ShopClient {
  const cookies = new Map<string, string>();
  const post = async <Data>(query: string, variables: object): Promise<Data> => {
    const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
    const answer = await fetch(`${address}${path}?opname=${operationName}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": clientAddress,
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      },
      body: JSON.stringify({ operationName, query, variables }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const { data, errors } = (await answer.json()) as { data?: Record<string, Data>; errors?: unknown };
    const [field] = Object.values(data ?? {});
    if (errors || field === undefined) throw new Error(`${operationName}: ${JSON.stringify(errors)}`);
    return field;
  };
  return {
    async upload(to, body) {
      const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const headers = { "content-type": "application/octet-stream", "x-forwarded-for": clientAddress, cookie };
      const answer = await fetch(address + to, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    ask: (query, variables = {}) => post(query, variables),
    async act<Data>(mutation: string, variables: object = {}) {
      const reply = await post<Reply>(mutation, variables);
      if (!reply.success) throw new Error(`${/mutation\s+(\w+)/.exec(mutation)?.[1]}: ${reply.errorMessage}`);
      return reply.data as Data;
    },
  };
}
