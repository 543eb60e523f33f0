import type { FastifyInstance } from "fastify";
import { clubRoom } from "#apps/club/index.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type EndpointDeps, openEndpoint } from "../http/open-endpoint.ts";
import { requestContext } from "../http/request-context.ts";

/** Opens the club's endpoint. It knows no session of the shop: whoever calls is nobody in particular. */
export async function openClub(app: FastifyInstance, deps: EndpointDeps & { database: Database }): Promise<void> {
  await openEndpoint(
    app,
    {
      name: "club",
      path: "/loyalty/graphql",
      explorerPath: "/dev/graphiql/club",
      rooms: [clubRoom({ database: deps.database })],
      contextOf: async (request, reply) =>
        requestContext(
          { headers: request.headers, address: request.ip, requestId: request.id },
          { caller: { kind: "anonymous" }, staff: null },
          reply,
        ),
    },
    deps,
  );
}
