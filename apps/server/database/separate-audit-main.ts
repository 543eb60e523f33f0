import { sql } from "kysely";
import { connect } from "#kit/postgres/connect.ts";
import { auditOwnership, separateAudit } from "#modules/staff/server/index.ts";
import { configOrExit } from "../config/config-or-exit.ts";

// `npm run separate-audit`: gives the audit table to a database role of its own, so that the role of DATABASE_URL can only insert and read. Run by the
// role of DATABASE_ADMIN_URL, a superuser; without it, by the shop's own role if that may create roles.
const { database: configured } = configOrExit();
if (configured.url === null) {
  process.stderr.write("DATABASE_URL is missing: the built-in database is for development and has one role.\n");
  process.exit(1);
}
const shop = connect(configured.url, { applicationName: "shop-separate-audit" });
const admin = process.env.DATABASE_ADMIN_URL
  ? connect(process.env.DATABASE_ADMIN_URL, { applicationName: "shop-separate-audit" })
  : shop;
try {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(shop.kysely);
  const role = rows[0]?.role ?? "";
  // Run again for a role created later: it is granted insert and select.
  const done = (await separateAudit(admin, role)) || (await auditOwnership(shop.kysely)) === "separate";
  const now = await auditOwnership(shop.kysely);
  if (done && now === "separate") process.stdout.write(`The audit is separate: ${role} may add to it and read it.\n`);
  else {
    process.stderr.write(
      now === "superuser"
        ? `${role} is a superuser, whom nothing binds: give the shop a role of its own in DATABASE_URL.\n`
        : "This role may not do it: set DATABASE_ADMIN_URL to the address of a superuser.\n",
    );
    process.exitCode = 1;
  }
} finally {
  if (admin !== shop) await admin.close();
  await shop.close();
}
