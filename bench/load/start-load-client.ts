import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LoadFigures, LoadJob, LoadReply } from "./load-job.ts";

export type LoadClient = { run(job: LoadJob): Promise<LoadFigures>; stop(): Promise<void> };

const program = fileURLToPath(new URL("./client.ts", import.meta.url));

/** Starts the load generator as a separate process, so that it competes with the server as a real client would. */
export function startLoadClient(): LoadClient {
  const child = fork(program, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error("the load generator ended"));
        child.once("exit", failed);
        child.once("message", (reply: LoadReply) => {
          child.off("exit", failed);
          if ("figures" in reply) resolve(reply.figures);
          else reject(new Error(reply.problem));
        });
        child.send(job);
      }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
}
