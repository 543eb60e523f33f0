import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { usualCodeLimits } from "../codes/code-limits.ts";
import { type CodeRequest, requestCode } from "../codes/request-code.ts";
import type { CodeDeps } from "../codes/send-request.ts";
import { type CodeAttempt, takeCode } from "../codes/use-code.ts";
import { identityFixture } from "./identity-fixture.ts";

const aNumber = () => `+628${systemIds.code(10)}`;
export const anAddress = () => `2001:db8::${systemIds.code(8, "0123456789abcdef")}`;

type Person = { receiver: string; sessionId: string; address: string };
export const codeRequest = (): Person => ({ receiver: aNumber(), sessionId: randomUUID(), address: anAddress() });

/** How many results succeeded, and how many failed by each code. */
export const counted = (results: readonly { ok: boolean; error?: { code: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const name = result.ok ? "ok" : (result.error?.code ?? "");
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
export const refused = (code: string) => ({ ok: false, error: { code } });

/** Requests and tries codes against the database; every code is 4711. */
export async function codesFixture(database: Database) {
  const { deps: identityDeps } = await identityFixture(database);
  const deps: CodeDeps = { ...identityDeps, ids: { ...systemIds, code: () => "4711" } };
  return {
    deps,
    /** Dependencies as after a restart of the process: all state is in the database. */
    restarted: (): CodeDeps => ({ ...deps, ids: { ...deps.ids }, codes: structuredClone(usualCodeLimits) }),
    request: (person: Person, changes: Partial<CodeRequest> = {}, using = deps) =>
      requestCode(using, { purpose: "register", channel: "WHATSAPP", locale: "en-US", ...person, ...changes }),
    attempt: (person: Person, code: string, changes: Partial<CodeAttempt> = {}, using = deps) =>
      takeCode(using, { purpose: "register", code, ...person, ...changes }),
    /** Moves all codes and attempts into the past. */
    age: (seconds: number) =>
      sql`with codes as (update identity.code set sent_at = sent_at - make_interval(secs => ${seconds}),
            expires_at = expires_at - make_interval(secs => ${seconds}))
          update identity.code_try set tried_at = tried_at - make_interval(secs => ${seconds})`.execute(
        database.kysely,
      ),
    sentCount: async () =>
      (await sql<{ count: number }>`select count(*)::int as count from kit.outbox`.execute(database.kysely)).rows[0]
        ?.count ?? 0,
  };
}
