import type { Config } from "./config/config.ts";

/** What a newcomer reads when the shop is up: where everything is. */
export function welcome({ publicUrl, role, simulators, graphiql }: Config): string {
  const web = role === "web" || role === "all";
  const club = role === "club" || role === "all";
  const doors = [
    web ? ["Shop", "/"] : null,
    web ? ["GraphQL", "/graphql"] : null,
    club ? ["Club", "/loyalty/graphql"] : null,
    web && graphiql ? ["GraphiQL", "/dev/graphiql"] : null,
    club && graphiql ? ["Club's", "/dev/graphiql/club"] : null,
    simulators ? ["Inbox", "/dev/inbox"] : null,
    web && simulators ? ["Components", "/dev/ui"] : null,
    ["Health", "/readyz"],
  ].filter((door) => door !== null);
  const lines = doors.map(([name = "", path]) => `  ${name.padEnd(11)} ${publicUrl}${path}`);
  return ["", "  The shop is open.", "", ...lines, "", "  Ctrl-C closes it.", ""].join("\n");
}
