import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { askJson } from "../http/ask-json.ts";

/** Where an OpenID provider does what. */
export type Discovery = {
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
};

type Found = Result<Discovery, { code: "UNAVAILABLE"; reason: string }>;

const told = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
});

const keptMs = 60 * 60 * 1000;

/** Asks once an hour; those who ask at the same time share one question, and a failure is not kept. */
export function discovery(issuer: string, { clock, timeoutMs }: { clock: Clock; timeoutMs: number }) {
  let kept: { readonly until: number; readonly answer: Promise<Found> } | null = null;

  async function ask(): Promise<Found> {
    const url = new URL(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    const answer = await askJson({ url, timeoutMs });
    const body = answer.ok ? answer.value.body : null;
    // Another's description would send our secret to another's door.
    if (!v.is(told, body) || body.issuer !== issuer) {
      kept = null;
      return answer.ok ? fail({ code: "UNAVAILABLE", reason: "discovery" }) : answer;
    }
    return ok({
      authorizationEndpoint: body.authorization_endpoint,
      tokenEndpoint: body.token_endpoint,
      jwksUri: body.jwks_uri,
    });
  }

  return (): Promise<Found> => {
    const now = clock.now().getTime();
    if (!kept || kept.until <= now) kept = { until: now + keptMs, answer: ask() };
    return kept.answer;
  };
}
