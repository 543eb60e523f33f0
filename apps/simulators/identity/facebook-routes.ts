import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { socialReturnPath } from "#modules/identity/contract/social-channel.ts";
import { sendPage } from "../pages/send-page.ts";
import { artifactStore } from "./artifact-store.ts";
import { chosenPerson } from "./chosen-person.ts";
import { demoClients, graphVersion, identityPaths } from "./demo-clients.ts";
import type { FacebookFault } from "./identity-fault.ts";
import { personOf } from "./person-store.ts";
import { signInPage } from "./sign-in-page.ts";

const mount = identityPaths.facebook;
const client = demoClients.facebook;
const dialogPath = `${mount}/${graphVersion}/dialog/oauth`;

const dialog = v.object({
  client_id: v.literal(client.id),
  redirect_uri: v.string(),
  state: v.pipe(v.string(), v.minLength(1)),
  response_type: v.literal("code"),
  scope: v.string(),
});
const exchange = v.object({
  client_id: v.literal(client.id),
  client_secret: v.literal(client.secret),
  redirect_uri: v.string(),
  code: v.string(),
});

type StoredSignIn = { accountId?: string | undefined; kind?: string | undefined; scope?: string | undefined };

/** Simulates Facebook: login dialog, code exchange, and the two Graph API calls the shop uses. */
export function facebookRoutes(app: FastifyInstance, database: Database, publicUrl: () => string): void {
  const codes = artifactStore(database, "facebook.Code");
  const tokens = artifactStore(database, "facebook.Token");
  const returnUrl = () => `${publicUrl()}${socialReturnPath("facebook")}`;

  app.get(dialogPath, async (request, reply) => {
    const requested = v.safeParse(dialog, request.query);
    if (!requested.success || requested.output.redirect_uri !== returnUrl()) {
      return reply.code(400).send(graphError("The dialog was asked for in a way that Facebook would refuse.", 191));
    }
    return sendPage(reply, signInPage({ channel: "facebook", action: dialogPath, hidden: requested.output }));
  });

  app.post(dialogPath, async (request, reply) => {
    const requested = v.safeParse(dialog, request.body);
    if (!requested.success || requested.output.redirect_uri !== returnUrl()) return reply.code(400).send();
    const chosen = await chosenPerson(database, "facebook", request.body);
    const page = { channel: "facebook", action: dialogPath, hidden: requested.output } as const;
    if (chosen === "senseless") {
      return sendPage(reply.code(400), signInPage({ ...page, problem: "Please fill in a name." }));
    }
    const back = new URL(returnUrl());
    back.searchParams.set("state", requested.output.state);
    if (!chosen) {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_reason", "user_denied");
      return reply.redirect(back.href, 303);
    }
    const code = randomUUID();
    const stored: StoredSignIn = {
      accountId: chosen.person.subject,
      kind: chosen.fault,
      scope: requested.output.scope,
    };
    await codes.upsert(code, stored, 60);
    back.searchParams.set("code", code);
    // Facebook has always left this mark at the end.
    return reply.redirect(`${back.href}#_=_`, 303);
  });

  app.post(`${mount}/${graphVersion}/oauth/access_token`, async (request, reply) => {
    const requested = v.safeParse(exchange, request.body);
    if (!requested.success || requested.output.redirect_uri !== returnUrl()) return refuseCode(reply);
    const stored = await codes.find(requested.output.code);
    if (!stored || stored.consumed) return refuseCode(reply);
    await codes.consume(requested.output.code);
    if (stored.kind === "trouble") return reply.code(503).send(graphError("An unknown error occurred", 1));
    if (stored.kind === "noToken") return { token_type: "bearer", expires_in: 5_000_000 };
    const token = `EAA${randomUUID()}`;
    await tokens.upsert(token, { accountId: stored.accountId, kind: stored.kind, scope: stored.scope }, 600);
    return { access_token: token, token_type: "bearer", expires_in: 5_000_000 };
  });

  app.get(`${mount}/${graphVersion}/debug_token`, async (request, reply) => {
    const { input_token: token = "" } = request.query as Record<string, string>;
    if (request.headers.authorization !== `Bearer ${client.id}|${client.secret}`) return refuseToken(reply);
    const stored = await tokens.find(token);
    return stored ? { data: debugged(stored) } : { data: { is_valid: false, error: { code: 190 } } };
  });

  app.get(`${mount}/${graphVersion}/me`, async (request, reply) => {
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const stored = await tokens.find(token);
    const { appsecret_proof: proof } = request.query as Record<string, string>;
    const expected = createHmac("sha256", client.secret).update(token).digest("hex");
    if (!stored || proof !== expected) return refuseToken(reply);
    const person = await personOf(database.kysely, stored.accountId ?? "");
    if (!person) return refuseToken(reply);
    const may = new Set(stored.scope?.split(/[, ]/));
    const [year, month, day] = person.birthday?.split("-") ?? [];
    return {
      id: stored.kind === "otherPerson" ? "demo-facebook-somebody-else" : person.subject,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(person.email && may.has("email") ? { email: person.email } : {}),
      ...(person.gender && may.has("user_gender") ? { gender: person.gender } : {}),
      ...(person.birthday && may.has("user_birthday") ? { birthday: `${month}/${day}/${year}` } : {}),
    };
  });
}

function debugged({ accountId, kind, scope }: StoredSignIn) {
  const now = Math.floor(Date.now() / 1000);
  const is = (fault: FacebookFault) => kind === fault;
  return {
    app_id: is("wrongAudience") ? "9999999999" : client.id,
    type: is("notOfAUser") ? "APP" : "USER",
    is_valid: !is("notValid"),
    expires_at: is("expired") ? now - 3600 : now + 5_000_000,
    user_id: accountId,
    scopes: scope?.split(/[, ]/) ?? [],
  };
}

const graphError = (message: string, code: number) => ({ error: { message, type: "OAuthException", code } });
const refuseCode = (reply: FastifyReply) =>
  reply.code(400).send(graphError("This authorization code has been used or is not valid.", 100));
const refuseToken = (reply: FastifyReply) => reply.code(400).send(graphError("Invalid OAuth access token.", 190));
