import type { FastifyInstance } from "fastify";
import { clubRoom } from "#apps/club/index.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type EndpointDeps, openEndpoint } from "../http/open-endpoint.ts";
import { requestContext } from "../http/request-context.ts";

const bearer = (authorization: string | undefined): string =>
  /^Bearer (\S{1,200})$/.exec(authorization ?? "")?.[1] ?? "";

/** Opens the club's endpoint. It knows no session of the shop: whoever calls is the shop, by its credential, or nobody. */
export async function openClub(app: FastifyInstance, deps: EndpointDeps & { database: Database }): Promise<void> {
  const credential = deps.config.club.token;
  await openEndpoint(
    app,
    {
      name: "club",
      path: "/loyalty/graphql",
      explorerPath: "/dev/graphiql/club",
      rooms: [clubRoom({ database: deps.database })],
      contextOf: async (request, reply) => ({
        ...requestContext(
          { headers: request.headers, address: request.ip, requestId: request.id },
          { caller: { kind: "anonymous" }, staff: null },
          reply,
        ),
        service: sameSecret(bearer(request.headers.authorization), credential),
      }),
    },
    deps,
  );
}
