import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export type ClubRequest = {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
};

/** How the next question is answered: with a reply, by hand, or not at all. */
export type Behaviour = { readonly reply: unknown } | ((response: ServerResponse) => void);

/** A club on a loopback port with scripted responses; it records the requests. */
export async function loopbackClub(behave: (info: ClubRequest, count: number) => Behaviour) {
  const requests: ClubRequest[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { operationName, variables } = JSON.parse(body) as {
      operationName: string;
      variables: ClubRequest["variables"];
    };
    const question = { operation: operationName, variables, authorization: request.headers.authorization };
    requests.push(question);
    const behaviour = behave(question, requests.length);
    if (typeof behaviour === "function") return behaviour(response);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { [operationName]: behaviour.reply } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  onTestFinished(close);
  return { url: `http://127.0.0.1:${port}/loyalty/graphql`, asked: requests, close };
}
