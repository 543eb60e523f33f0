import { type ChildProcess, fork } from "node:child_process";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** A server in a child process. */
async function aProcess(env: Record<string, string> = {}) {
  const script = new URL("testing/ending-server.ts", import.meta.url);
  const child = fork(script, { silent: true, execArgv: [], env: { ...process.env, ...env } });
  running.push(child);
  let output = "";
  const waiting = new Set<() => void>();
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    for (const check of waiting) check();
  });
  const prints = (text: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!output.includes(text)) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await prints("port ");
  const port = Number(/port (\d+)/.exec(output)?.[1]);
  return { child, port, prints, ended, output: () => output, letGo: () => child.send("go") };
}

type Answer = { status: number | undefined; connection: string | undefined; body: string };

function get(port: number, path: string, agent: Agent, onHead?: (reply: IncomingMessage) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const client = request({ port, host: "127.0.0.1", path, agent }, (response) => {
      onHead?.(response);
      let body = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, connection: response.headers.connection, body }));
      response.on("error", reject);
    });
    client.on("error", reject);
    client.end();
  });
}

/** Repeats requests over one connection until the listener is closed. Any other failure is a lost request. */
async function hammer(
  port: number,
  onAnswer: () => void,
): Promise<{ answered: number; goodbyes: number; lost: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const result = { answered: 0, goodbyes: 0, lost: [] as string[] };
  for (;;) {
    try {
      const response = await get(port, "/fast", agent);
      if (response.status !== 200 || response.body !== "fast") result.lost.push(`answered ${response.status}`);
      result.answered += 1;
      if (response.connection === "close") result.goodbyes += 1;
      onAnswer();
    } catch (problem) {
      const { code } = problem as { code?: string };
      if (code === "ECONNREFUSED") return result;
      result.lost.push(code ?? String(problem));
    }
  }
}

test("busy clients lose no request, and slow and streamed responses are finished", async () => {
  // On a machine that stalls for a moment every connection looks idle.
  const server = await aProcess({ QUIET_SECONDS: "1" });
  const agent = new Agent({ keepAlive: true });
  const slow = get(server.port, "/slow", agent);
  const streaming = Promise.withResolvers<void>();
  const stream = get(server.port, "/stream", agent, () => streaming.resolve());
  await Promise.all([server.prints("slow began"), streaming.promise]);
  const warm = Promise.withResolvers<void>();
  let replies = 0;
  const count = () => {
    replies += 1;
    if (replies === 500) warm.resolve();
  };
  const hammering = Array.from({ length: 16 }, () => hammer(server.port, count));
  await warm.promise;
  server.child.kill("SIGTERM");
  const results = await Promise.all(hammering);
  server.letGo();
  expect((await slow).body).toBe("slow");
  expect((await stream).body).toBe("first last");
  expect(await server.ended).toBe(0);
  expect(results.flatMap((result) => result.lost)).toEqual([]);
  expect(results.map((result) => result.goodbyes)).toEqual(Array(16).fill(1));
  expect(server.output()).toMatch(/warn a closing step failed .*"step":"broken"[\s\S]*last step\nended/);
  expect(server.output()).not.toContain("had to be cut");
});

test("idle connections, used or never used, do not delay the shutdown", async () => {
  const server = await aProcess();
  const agent = new Agent({ keepAlive: true });
  await get(server.port, "/fast", agent);
  const unused = connect(server.port, "127.0.0.1");
  await new Promise<void>((resolve) => unused.once("connect", resolve));
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain("had to be cut");
});

test("readiness is withdrawn first, while the listener is still open", async () => {
  const server = await aProcess({ ANNOUNCE_SECONDS: "60" });
  const agent = new Agent({ keepAlive: true });
  expect((await get(server.port, "/readyz", agent)).status).toBe(200);
  server.child.kill("SIGTERM");
  await server.prints("ending");
  expect(await get(server.port, "/readyz", new Agent())).toMatchObject({ status: 503 });
  expect(await get(server.port, "/fast", agent)).toMatchObject({ status: 200, connection: "keep-alive" });
});

test("a second signal ends the process at once", async () => {
  const server = await aProcess();
  const slow = get(server.port, "/slow", new Agent());
  await server.prints("slow began");
  server.child.kill("SIGTERM");
  await server.prints("ending");
  server.child.kill("SIGTERM");
  await expect(slow).rejects.toThrow("socket hang up");
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("second signal");
});
