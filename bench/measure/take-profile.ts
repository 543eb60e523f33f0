import { setTimeout as sleep } from "node:timers/promises";
import type { Profile } from "../report/flame.ts";

const inspector = "http://127.0.0.1:9229/json";

/** Records a CPU profile of a Node process during a flow. The signal opens its inspector, whose port may be in use. */
export async function takeProfile(pid: number, work: () => Promise<unknown>): Promise<Profile> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await addressOf(pid));
  await new Promise((open, failed) => {
    socket.onopen = open;
    socket.onerror = () => failed(new Error("the inspector did not let us in"));
  });
  let lastId = 0;
  const send = <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id === id) resolve(message.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  try {
    await send("Profiler.enable");
    await send("Profiler.setSamplingInterval", { interval: 250 });
    await send("Profiler.start");
    await work();
    return (await send<{ profile: Profile }>("Profiler.stop")).profile;
  } finally {
    socket.send(JSON.stringify({ id: 0, method: "Runtime.evaluate", params: { expression: "process._debugEnd()" } }));
    await new Promise((closed) => socket.addEventListener("close", closed));
  }
}

async function addressOf(pid: number): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const found = await fetch(inspector).then(
      (response) => response.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    if (found[0]) return found[0].webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error(`process ${pid} opened no inspector`);
}
