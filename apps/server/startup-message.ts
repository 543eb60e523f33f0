import type { Config } from "./config/config.ts";

type Facts = {
  /** Whether there are demo accounts. */
  readonly hasDemo: boolean;
  /** Makes the first administrator of a shop that has none. */
  readonly setUpCode: string | null;
};

/** Printed once the shop accepts requests: the addresses its role serves, and how a new shop gets its administrator. */
export function startupMessage(
  { publicUrl, adminUrl, role, simulators, graphiql }: Config,
  { hasDemo, setUpCode }: Facts,
): string {
  const web = role === "web" || role === "all";
  const club = role === "club" || role === "all";
  const addresses = [
    web ? ["Shop", "/"] : null,
    web ? ["GraphQL", "/graphql"] : null,
    web ? ["Back office", "/admin/sign-in"] : null,
    web ? ["GraphQL of it", "/admin/graphql"] : null,
    club ? ["Club", "/club"] : null,
    club ? ["GraphQL of the club", "/loyalty/graphql"] : null,
    web && graphiql ? ["GraphiQL", "/dev/graphiql"] : null,
    web && graphiql ? ["GraphiQL of staff", "/dev/graphiql/admin"] : null,
    club && graphiql ? ["GraphiQL of the club", "/dev/graphiql/club"] : null,
    simulators ? ["Inbox", "/dev/inbox"] : null,
    web && simulators ? ["Components", "/dev/ui"] : null,
    ["Health", "/readyz"],
  ].filter((address) => address !== null);
  const originOf = (path: string | undefined) =>
    path && /^\/(?:admin|dev\/graphiql\/admin)(?:\/|$)/.test(path) ? (adminUrl ?? publicUrl) : publicUrl;
  const lines = addresses.map(([name = "", path]) => `  ${name.padEnd(21)} ${originOf(path)}${path}`);
  const accounts = web && simulators && hasDemo ? ["", "  Demo accounts are listed in the README."] : [];
  const setUp = setUpCode
    ? [
        "",
        "  This shop has no administrator yet. Make the account, within 48 hours, at",
        "",
        `  Set-up                ${originOf("/admin")}/admin/set-up`,
        `  Code                  ${setUpCode}`,
      ]
    : [];
  return ["", "  The shop is open.", "", ...lines, ...accounts, ...setUp, "", "  Ctrl-C closes it.", ""].join("\n");
}
