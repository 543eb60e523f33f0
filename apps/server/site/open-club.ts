import type { FastifyInstance } from "fastify";
import { clubModule, clubSite, secretHashes } from "#apps/club/index.ts";
import type { Clock } from "#kit/core/clock.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { isCommonPassword } from "#modules/identity/server/index.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { loyaltyPath } from "../http/loyalty-endpoint.ts";
import { type EndpointDeps, openEndpoint } from "../http/open-endpoint.ts";
import { requestContext } from "../http/request-context.ts";
import type { SecurityLog } from "../http/security-log.ts";
import { clubMessages } from "../messaging/club-messages.ts";

export type ClubSiteDeps = EndpointDeps & { database: Database; clock: Clock; ids: Ids; security: SecurityLog };

const bearer = (authorization: string | undefined): string =>
  /^Bearer (\S{1,200})$/.exec(authorization ?? "")?.[1] ?? "";

/** Mounts the club's endpoint and its site. It has no sessions of the shop: a caller is the shop, by its credential, or anonymous. */
export async function openClub(app: FastifyInstance, deps: ClubSiteDeps): Promise<void> {
  const { config, database, clock, ids } = deps;
  const credential = config.club.token;
  const { rules } = config.club;
  const club = { database, clock, ids, secret: config.secret, rules, hashes: secretHashes() };
  await openEndpoint(
    app,
    {
      name: "club",
      path: loyaltyPath,
      explorerPath: "/dev/graphiql/club",
      modules: [clubModule(club)],
      contextOf: async (request, reply) => {
        const input = { address: request.ip, requestId: request.id };
        const facts = { headers: request.headers, ...input, ...deps.security.listeners(input) };
        return {
          ...requestContext(facts, { kind: "anonymous" }, reply),
          service: sameSecret(bearer(request.headers.authorization), credential),
        };
      },
    },
    deps,
  );
  await app.register(
    clubSite({
      ...club,
      messages: clubMessages({ ids, sealer: sealerOf(config.sealSecrets, ids) }),
      codes: config.codes,
      isCommonPassword,
      shopOrigin: config.publicUrl,
      ownOrigin: new URL(config.club.siteUrl).origin,
      https: config.publicUrl.startsWith("https:"),
    }),
  );
}
