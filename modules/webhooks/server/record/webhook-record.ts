import { isIP } from "node:net";
import type { Transaction } from "kysely";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { isPostAddress } from "#kit/http/post-public.ts";
import { isLoopbackAddress, isPublicAddress } from "#kit/http/public-address.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { webhookEventTypes } from "../../contract/webhook-events.ts";
import {
  isEndpointCode,
  longestDescription,
  longestUrl,
  mostEndpoints,
  type WebhookState,
  webhookFields,
} from "../../contract/webhook-state.ts";
import { countOtherEndpoints, readEndpointStates, writeEndpointStates } from "../store/endpoints.ts";
import { webhookProblemTexts } from "./webhook-problem-texts.ts";

type Write = RecordWrite<WebhookState>;

/** Where to is decided by the setting that allows this machine, for tests and development. */
export type WebhookRules = { readonly allowsLoopback: boolean };

/** Endpoints as records. The secret is no part of the state: the journal would keep it. An emptied endpoint is deleted. */
export const webhookRecord = ({ allowsLoopback }: WebhookRules): RecordType<WebhookState> => ({
  name: "webhook",
  problemTexts: webhookProblemTexts,
  titleOf: (state) => (state as WebhookState).url,
  normalise(state) {
    const { enabled, ...rest } = trimTexts(state);
    return enabled === undefined || enabled === false ? rest : { ...rest, enabled };
  },
  read: readEndpointStates,
  async check(trx, writes) {
    const problems = writes.flatMap((write) => formProblems(write, allowsLoopback));
    return problems.length > 0 ? problems : tooManyProblems(trx, writes);
  },
  write: writeEndpointStates,
});

function formProblems({ id, before, after }: Write, allowsLoopback: boolean): FieldProblem[] {
  if (after === null) return [];
  const { url, description, events = {}, enabled } = after;
  return [
    ...(before === null && !isEndpointCode(id) ? [{ id, path: "", problem: "code" }] : []),
    ...urlProblems(id, url, allowsLoopback),
    ...textProblems({ id, path: "description" }, description, { longest: longestDescription }),
    ...eventProblems(id, events),
    ...(enabled === undefined || enabled === true ? [] : [{ id, path: "enabled", problem: "unknown" }]),
    ...unknownFields(id, after, webhookFields),
  ];
}

/** A name is resolved when it is connected to; an address in a private network is refused at once. */
function urlProblems(id: string, url: unknown, allowsLoopback: boolean): FieldProblem[] {
  const path = "url";
  if (url === undefined) return [{ id, path, problem: "required" }];
  if (typeof url !== "string" || !isPostAddress(url, allowsLoopback)) return [{ id, path, problem: "url" }];
  if (url.length > longestUrl) return [{ id, path, problem: "tooLong", detail: String(longestUrl) }];
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  const isLocal = host === "localhost" || isLoopbackAddress(host);
  const isPrivate = isLocal ? !allowsLoopback : isIP(host) !== 0 && !isPublicAddress(host);
  return isPrivate ? [{ id, path, problem: "private" }] : [];
}

function eventProblems(id: string, events: unknown): FieldProblem[] {
  if (typeof events !== "object" || events === null || Array.isArray(events))
    return [{ id, path: "events", problem: "unknown" }];
  const chosen = Object.entries(events);
  if (chosen.length === 0) return [{ id, path: "events", problem: "noEvents" }];
  return chosen
    .filter(([type, value]) => value !== true || !(webhookEventTypes as readonly string[]).includes(type))
    .map(([type]) => ({ id, path: pathOf("events", type), problem: "unknown" }));
}

async function tooManyProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const kept = writes.filter(({ after }) => after !== null);
  const added = kept.filter(({ before }) => before === null);
  if (added.length === 0) return [];
  const others = await countOtherEndpoints(
    trx,
    writes.map(({ id }) => id),
  );
  return others + kept.length > mostEndpoints
    ? added.map(({ id }) => ({ id, path: "", problem: "tooMany", detail: String(mostEndpoints) }))
    : [];
}
