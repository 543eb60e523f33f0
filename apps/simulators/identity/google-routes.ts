import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { Database } from "#kit/postgres/connect.ts";
import { sendPage } from "../pages/send-page.ts";
import { chosenPerson } from "./chosen-person.ts";
import { identityPaths } from "./demo-clients.ts";
import { signInPage } from "./sign-in-page.ts";
import { signingKey } from "./signing-key.ts";

const mount = identityPaths.google;

type Uid = { Params: { uid: string } };

/** Simulates Google: discovery, keys and tokens by a certified provider, with a sign-in page of our own. */
export function googleRoutes(app: FastifyInstance, database: Database, publicUrl: () => string): void {
  let opened: Promise<Provider> | null = null;
  // Loaded on first use: most runs never need it, and its code is large.
  const provider = () => {
    opened ??= open(database, publicUrl());
    return opened;
  };
  const page = (action: string, problem: string | null = null) => signInPage({ channel: "google", action, problem });

  app.get<Uid>(`${mount}/interaction/:uid`, async (request, reply) => {
    const details = await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);
    if (!details) return reply.code(400).send({ error: "This sign-in has ended. Begin again at the shop." });
    return sendPage(reply, page(request.url));
  });

  app.post<Uid>(`${mount}/interaction/:uid`, async (request, reply) => {
    const chosen = await chosenPerson(database, "google", request.body);
    if (chosen === "senseless") return sendPage(reply.code(400), page(request.url, "Please fill in a name."));
    const { accountId, choosing } = await import("./google-provider.ts");
    const result = chosen
      ? { [choosing]: {}, login: { accountId: accountId(chosen.person.subject, chosen.fault), remember: false } }
      : { error: "access_denied", error_description: "somebody pressed Cancel" };
    const back = await (await provider()).interactionResult(request.raw, reply.raw, result).catch(() => null);
    return back ? reply.redirect(back, 303) : reply.code(400).send({ error: "This sign-in has ended." });
  });

  app.register(async (scope) => {
    // The provider reads the bodies of its requests itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all(`${mount}/*`, async (request, reply) => handOver(await provider(), request, reply));
  });
}

async function open(database: Database, publicUrl: string): Promise<Provider> {
  const { googleProvider } = await import("./google-provider.ts");
  return googleProvider({ database, publicUrl, key: await signingKey(database.kysely) });
}

/** The provider sees the path below its mount point, as if it had a host of its own. */
async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const address = request.raw.url ?? "";
  Object.assign(request.raw, { originalUrl: address, url: address.slice(mount.length) });
  await provider.callback()(request.raw, reply.raw);
}
