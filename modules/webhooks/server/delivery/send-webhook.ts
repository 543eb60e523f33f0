import { postPublic } from "#kit/http/post-public.ts";
import type { AttemptResult } from "../store/due-deliveries.ts";
import { readReceiver } from "../store/secrets.ts";
import type { SendDeps } from "../webhooks-deps.ts";
import { signedHeaders } from "./sign-webhook.ts";

export const usualTimeoutMs = 10_000;
/** Receivers say little, and the log shows it. */
const mostBytes = 1_000;

/** A zero byte is no text for PostgreSQL. */
const withoutZeros = (text: string) => text.replaceAll("\0", "");

/** Sends an event to an endpoint once. Only a status of 200 to 299 means that it was received. */
export async function sendWebhook(
  deps: SendDeps,
  { endpointCode, eventId, body }: { readonly endpointCode: string; readonly eventId: string; readonly body: string },
): Promise<AttemptResult> {
  const at = deps.clock.now();
  const receiver = await readReceiver(deps.database.kysely, endpointCode, at);
  if (!receiver || receiver.sealed.length === 0) return withoutAnswer("NO_RECEIVER", 0);
  const secrets = readableSecrets(deps, receiver.sealed);
  if (secrets.length === 0) return withoutAnswer("SECRET_UNREADABLE", 0);
  const begun = performance.now();
  const answer = await postPublic(receiver.url, {
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "shop-webhooks",
      ...signedHeaders(secrets, { id: eventId, at, body }),
    },
    timeoutMs: deps.timeoutMs ?? usualTimeoutMs,
    mostBytes,
    allowsLoopback: deps.allowsLoopback,
  });
  const durationMs = Math.round(performance.now() - begun);
  if (!answer.ok) return withoutAnswer(answer.error.code, durationMs);
  const { status, body: start } = answer.value;
  return { responseStatus: status, responseStart: withoutZeros(start), problem: null, durationMs };
}

/** A secret that no key decrypts is left out: another one signs, and without any the log says why nothing was sent. */
const readableSecrets = ({ sealer }: Pick<SendDeps, "sealer">, sealed: readonly string[]): readonly string[] =>
  sealed.flatMap((one) => {
    try {
      return [sealer.open(one, "webhook")];
    } catch {
      return [];
    }
  });

const withoutAnswer = (problem: string, durationMs: number): AttemptResult => ({
  responseStatus: null,
  responseStart: null,
  problem,
  durationMs,
});

export const wasReceived = ({ responseStatus }: AttemptResult): boolean =>
  responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
