import type { Config } from "./config/config.ts";

/** What a newcomer reads when the shop is up: where everything is. */
export function welcome({ publicUrl, role, simulators, graphiql }: Config): string {
  const doors = [
    role === "web" || role === "all" ? ["Shop", "/"] : null,
    role === "web" || role === "all" ? ["GraphQL", "/graphql"] : null,
    role === "club" || role === "all" ? ["Club", "/loyalty/graphql"] : null,
    graphiql ? ["GraphiQL", "/dev/graphiql"] : null,
    simulators ? ["Inbox", "/dev/inbox"] : null,
    simulators ? ["Components", "/dev/ui"] : null,
    ["Health", "/readyz"],
  ].filter((door) => door !== null);
  const lines = doors.map(([name = "", path]) => `  ${name.padEnd(11)} ${publicUrl}${path}`);
  return ["", "  The shop is open.", "", ...lines, "", "  Ctrl-C closes it.", ""].join("\n");
}
