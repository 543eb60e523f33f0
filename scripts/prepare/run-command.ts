import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** Runs one command in the project's folder, with the project's own programs first in PATH, and collects its output. */
export function runCommand(
  root: string,
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (part: Buffer) => {
      output += part;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    // On a signal, the child is stopped first.
    let interrupted = false;
    const passOn = (signal: NodeJS.Signals) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on("SIGINT", passOn).on("SIGTERM", passOn);
    const finish = (code: number, lastWords: string) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      if (interrupted) process.exit(130);
      resolve({ code, output: output + lastWords });
    };
    child.on("error", (problem) => finish(127, `${problem.message}\n`));
    child.on("close", (code) => finish(code ?? 1, ""));
  });
}
