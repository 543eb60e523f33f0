import { parseArgs } from "node:util";
import { systemClock } from "#kit/core/clock.ts";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { systemIds } from "#kit/core/ids.ts";
import { createLog } from "#kit/http/log.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { effectivePermissions, staffRoles } from "#modules/staff/contract/roles.ts";
import {
  addStaff,
  blockStaff,
  changeRoles,
  issueSetUpCode,
  listAccounts,
  readRoles,
  resetStaff,
  totpCode,
} from "#modules/staff/server/index.ts";
import { configOrExit } from "./config/config-or-exit.ts";
import { openDatabase } from "./database/open-database.ts";

const usage = `npm run staff -- <command> [options]
  set-up                         the code that makes the first administrator of a new shop, at /admin/set-up
  add     --email rani@shop.example --name "Rani Wulandari" --role admin [--role orderDesk] [--store 1001]
  roles   --email … --role …     what the account may do from now on
  block   --email …              refuses the sign-in, and ends open sessions
  unblock --email …
  reset   --email …              takes password and authenticator away; prints a code to begin anew
  list
  code    --email …              the present code of a demo account; not in production
Roles: ${staffRoles.join(", ")}, and those made in the back office
`;

const complain = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

class Refusal extends Error {}
/** After the database was opened: it is closed first, and ends if this command has started it. */
const refuse = (sentence: string): never => {
  throw new Refusal(sentence);
};

// `npm run staff`: manages staff accounts. No account starts with a password; its owner sets one with the printed code.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: "string", default: "" },
    name: { type: "string", default: "" },
    role: { type: "string", multiple: true, default: [] },
    store: { type: "string" },
  },
});
const [command = ""] = positionals;
if (!["set-up", "add", "roles", "block", "unblock", "reset", "list", "code"].includes(command)) complain(usage);
const email = values.email.trim().toLowerCase();
if (command !== "list" && command !== "set-up" && asEmailAddress(email, { plus: true }) === null)
  complain("Say whose: --email rani@shop.example");
const roles = values.role;
if ((command === "add" || command === "roles") && roles.length === 0)
  complain(`Say what as: --role ${staffRoles.join(" | ")}`);

const config = configOrExit();
const opened = await openDatabase(config, createLog({ level: "warn" }), { joins: true });
const deps = { database: opened.database, clock: systemClock, ids: systemIds, secret: config.secret };
const print = (text: string) => process.stdout.write(`${text}\n`);
const begin = (code: string) =>
  print(
    `Within 48 hours, at ${config.adminUrl ?? config.publicUrl}/admin/welcome\n  E-mail  ${email}\n  Code    ${code}`,
  );
const changedRoles = async () =>
  new Map((await readRoles(opened.database.kysely)).map(({ code, permissions }) => [code, permissions]));
const noSuchRole = async () =>
  refuse(`There is no such role. Roles: ${[...new Set([...staffRoles, ...(await changedRoles()).keys()])].join(", ")}`);
try {
  if (command === "set-up") {
    const code = (await issueSetUpCode(deps)) ?? refuse("This shop has an administrator already.");
    print(`Within 48 hours, at ${config.adminUrl ?? config.publicUrl}/admin/set-up\n  Code    ${code}`);
  } else if (command === "list") {
    const changed = await changedRoles();
    for (const { email: whose, name, roles: held, storeCode, blocked, totpSecret } of await listAccounts(
      opened.database.kysely,
    )) {
      const state = blocked
        ? "blocked"
        : totpSecret === null
          ? "not set up yet"
          : `${effectivePermissions(held, changed).length} permissions`;
      print([whose, name, held.join("+"), storeCode ?? "every store", state].join("  "));
    }
  } else if (command === "add") {
    const name = values.name.trim() || refuse("Say who: --name Rani");
    const added = await addStaff(deps, { email, name, roles, storeCode: values.store ?? null });
    if (added.ok) begin(added.value);
    else if (added.error.code === "NO_SUCH_ROLE") await noSuchRole();
    else refuse("There is an account with this e-mail already.");
  } else if (command === "reset") {
    const reset = await resetStaff(deps, email);
    if (reset.ok) begin(reset.value);
    else refuse("No account has this e-mail.");
  } else if (command === "code") {
    if (config.stage === "production") refuse("Only for demo accounts.");
    const account = (await listAccounts(opened.database.kysely)).find((one) => one.email === email);
    if (!account?.totpSecret) refuse("No account has this e-mail and an authenticator.");
    else print(totpCode(sealerOf(config.sealSecrets, systemIds).open(account.totpSecret, "authenticator"), new Date()));
  } else {
    const done =
      command === "roles" ? await changeRoles(deps, email, roles) : await blockStaff(deps, email, command === "block");
    if (done.ok) print("Done.");
    else if (done.error.code === "NO_SUCH_ROLE") await noSuchRole();
    else if (done.error.code === "LAST_ADMIN") refuse("No administrator would be left. Add another one first.");
    else refuse("No account has this e-mail.");
  }
} catch (problem) {
  if (!(problem instanceof Refusal)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
} finally {
  await opened.close();
}
