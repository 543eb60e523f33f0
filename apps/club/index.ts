import type { Room } from "#kit/graphql/room.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import type { ClubDeps } from "./club-deps.ts";
import { clubInfo } from "./operations/clubInfo.ts";

export { seedDemoClub } from "./seed/seed-demo-club.ts";

export const clubMigrations: MigrationSource = { room: "club", folder: new URL("./migrations/", import.meta.url) };

export function clubRoom(deps: ClubDeps): Room {
  return {
    name: "club",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: { Query: { clubInfo: clubInfo(deps) } },
  };
}
