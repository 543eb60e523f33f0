import { exportJWK, generateKeyPair, type JWK } from "jose";
import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** The simulator's private signing key, created once and shared by all processes. */
export async function signingKey(executor: Executor): Promise<JWK> {
  const known = await sql<{ jwk: JWK }>`select jwk from simulator.signing_key`.execute(executor);
  if (known.rows[0]) return known.rows[0].jwk;
  const jwk = await freshKey();
  // Of two processes that make one at the same time, the first wins.
  const stored = await sql<{ jwk: JWK }>`
    insert into simulator.signing_key (id, jwk) values (1, ${JSON.stringify(jwk)}::jsonb)
    on conflict (id) do update set id = 1 returning jwk`.execute(executor);
  return stored.rows[0]?.jwk ?? jwk;
}

export async function freshKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: "demo", alg: "RS256", use: "sig" };
}
