import pg from "pg";
import { readPlans, type StatementPlan } from "../report/plans.ts";

/** The lines PostgreSQL writes into its log, from now on until it is stopped. */
export type LogLines = { listen(onLine: (line: string) => void): () => void };

/** A growing log file with one reader. */
export function logLines(): LogLines & { readonly write: (line: string) => void } {
  const listeners = new Set<(line: string) => void>();
  return {
    write: (line) => {
      for (const listener of listeners) listener(line);
    },
    listen(onLine) {
      listeners.add(onLine);
      return () => listeners.delete(onLine);
    },
  };
}

const settings = {
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_format": "json",
  session_preload_libraries: "auto_explain",
};

/**
 * Collects PostgreSQL's plans of every statement during a flow (auto_explain). It slows the shop, so nothing is
 * measured meanwhile.
 */
export async function takePlans(
  databaseUrl: string,
  log: LogLines,
  work: () => Promise<unknown>,
): Promise<StatementPlan[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "plans" });
  await client.connect();
  // Its settings have no names before.
  await client.query("load 'auto_explain'");
  // Only a new session loads the library; the shop opens new ones by itself.
  const renewSessions = async () => {
    await client.query("select pg_reload_conf()");
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'");
  };
  const lines: string[] = [];
  const stop = log.listen((line) => lines.push(line));
  try {
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`);
    await renewSessions();
    await work();
  } finally {
    for (const name of Object.keys(settings)) await client.query(`alter system reset ${name}`);
    await renewSessions();
    await client.end();
    stop();
  }
  // Two of them are our own.
  return readPlans(lines).filter(({ text }) => !/^select pg_(?:reload_conf|terminate_backend)\(/.test(text));
}
