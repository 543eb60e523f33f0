import { connect } from "node:net";
import type { LoadFigures, LoadJob } from "./load-job.ts";
import { responseReader } from "./response-reader.ts";

const mostResponses = 200_000;
const graceMilliseconds = 15_000;

/** Keeps every connection busy with one request at a time until the time is over. */
export async function runJob(job: LoadJob): Promise<LoadFigures> {
  const requests = job.requests.map((text) => Buffer.from(text));
  const began = performance.now();
  const until = began + job.milliseconds;
  let next = 0;
  let responses = 0;
  let bytes = 0;

  const nextRequest = (): Buffer | null => {
    if (responses >= mostResponses || performance.now() >= until) return null;
    const request = requests[next] ?? null;
    next = (next + 1) % requests.length;
    return request;
  };
  const onResponse = (status: number, size: number) => {
    if (status !== job.status) throw new Error(`a response had status ${status} instead of ${job.status}`);
    responses += 1;
    bytes += size;
  };
  await Promise.all(Array.from({ length: job.connections }, () => keepBusy(job, nextRequest, onResponse)));
  return { responses, bytes, milliseconds: performance.now() - began };
}

function keepBusy(
  { port, milliseconds }: LoadJob,
  nextRequest: () => Buffer | null,
  onResponse: (status: number, bytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let finished = false;
    const send = () => {
      const request = nextRequest();
      if (request) return socket.write(request);
      finished = true;
      return socket.destroy();
    };
    const reader = responseReader((status, bytes) => {
      onResponse(status, bytes);
      send();
    });
    const buffer = Buffer.allocUnsafe(64 * 1024);
    const socket = connect({
      host: "127.0.0.1",
      port,
      noDelay: true,
      onread: {
        buffer,
        callback(length) {
          try {
            reader.push(buffer.subarray(0, length));
          } catch (problem) {
            socket.destroy(problem instanceof Error ? problem : new Error(String(problem)));
          }
          return true;
        },
      },
    });
    socket.setTimeout(milliseconds + graceMilliseconds, () => socket.destroy(new Error("the server did not answer")));
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => {
      if (finished) resolve();
      else reject(new Error("the server closed the connection"));
    });
  });
}
