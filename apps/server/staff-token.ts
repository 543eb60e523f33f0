import { parseArgs } from "node:util";
import { systemClock } from "#kit/core/clock.ts";
import { staffTokenHours } from "#modules/identity/contract/constants.ts";
import { issueStaffToken } from "#modules/identity/server/index.ts";
import { configOrExit } from "./config/config-or-exit.ts";

// `npm run staff-token -- --name Rani [--role editor]`: prints a token for the page at /staff.
const { values } = parseArgs({ options: { name: { type: "string" }, role: { type: "string", default: "editor" } } });
const name = values.name?.trim() ?? "";
if (name === "" || name.length > 60) {
  process.stderr.write("Say for whom: npm run staff-token -- --name Rani\n");
  process.exit(1);
}
const config = configOrExit();
const expiresAt = new Date(systemClock.now().getTime() + staffTokenHours * 60 * 60 * 1000);
const token = issueStaffToken({ name, role: values.role, expiresAt }, config.secret);
process.stdout.write(`${token}\n`);
process.stderr.write(
  `For ${name} (${values.role}), until ${expiresAt.toISOString()}. Enter it at ${config.publicUrl}/staff\n`,
);
