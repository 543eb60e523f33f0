import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type ArrivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

/** How the server handles the next requests. */
export type Mood =
  | { type: "answer"; status: number; body: unknown; headers?: Record<string, string> }
  | { type: "answerText"; status: number; text: string }
  | { type: "silent" }
  | { type: "drop" };

/** A real HTTP server that records requests and responds as configured; closed when the test ends. */
export async function loopbackVendor(firstMood: Mood) {
  let mood = firstMood;
  const arrived: ArrivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    arrived.push({
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(body),
    });
    if (mood.type === "drop") request.socket.destroy();
    else if (mood.type === "answerText") response.writeHead(mood.status).end(mood.text);
    else if (mood.type === "answer")
      response
        .writeHead(mood.status, { "content-type": "application/json", ...mood.headers })
        .end(JSON.stringify(mood.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    turn(next: Mood) {
      mood = next;
    },
  };
}
