import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { emptyTestDatabase } from "#kit/testing/test-database.ts";

export type TwoRoles = {
  /** A superuser's connection. */
  readonly admin: Database;
  /** The application's connection, under a role that owns nothing. */
  readonly application: Database;
  readonly applicationUrl: string;
  readonly applicationRole: string;
  /** The role that owns the database and migrates it. */
  readonly ownerUrl: string;
  readonly ownerRole: string;
};

/** An empty database with two roles beside the superuser, as an operator sets it up: an owner and an application role. */
export async function twoRolesDatabase(): Promise<TwoRoles> {
  const { database: admin, url, drop } = await emptyTestDatabase();
  const roleOf = async (use: string) => {
    const role = `${use}_${systemIds.token(8).replaceAll(/\W/g, "x").toLowerCase()}`;
    const password = systemIds.token(16);
    await sql`create role ${sql.id(role)} login password ${sql.lit(password)}`.execute(admin.kysely);
    const address = new URL(url);
    address.username = role;
    address.password = password;
    return { role, url: address.href };
  };
  const [owner, user] = [await roleOf("owner"), await roleOf("app")];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(admin.kysely);
  await sql`alter database ${sql.id(rows[0]?.name ?? "")} owner to ${sql.id(owner.role)}`.execute(admin.kysely);
  const application = connect(user.url, { applicationName: "test", maxConnections: 3, connectionTimeoutMs: 120_000 });
  afterAll(async () => {
    await application.close();
    await drop();
    // Roles belong to the whole server and are not dropped with the database.
    const server = connect(inject("testServer").adminUrl, { maxConnections: 1 });
    for (const { role } of [owner, user]) await sql`drop role if exists ${sql.id(role)}`.execute(server.kysely);
    await server.close();
  });
  return {
    admin,
    application,
    applicationUrl: user.url,
    applicationRole: user.role,
    ownerUrl: owner.url,
    ownerRole: owner.role,
  };
}
