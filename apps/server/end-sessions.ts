import { parseArgs } from "node:util";
import { createLog } from "#kit/http/log.ts";
import { endSessionsOfMembers } from "#modules/identity/server/index.ts";
import { endAllStaffSessions } from "#modules/staff/server/index.ts";
import { configOrExit } from "./config/config-or-exit.ts";
import { openDatabase } from "./database/open-database.ts";

const usage = `npm run end-sessions -- <whose>
  --member ani@mail.example   one member, by e-mail, mobile number (+62…) or code, on every device
  --all-members               every member
  --all-staff                 all staff of the back office
`;

// `npm run end-sessions`: signs people out at once, on every process (after a theft or a leak).
const { values } = parseArgs({
  options: {
    member: { type: "string" },
    "all-members": { type: "boolean", default: false },
    "all-staff": { type: "boolean", default: false },
  },
});
const wishes = [values.member !== undefined, values["all-members"], values["all-staff"]].filter(Boolean);
if (wishes.length !== 1) {
  process.stderr.write(usage);
  process.exit(1);
}

const opened = await openDatabase(configOrExit(), createLog({ level: "warn" }), { joins: true });
try {
  const db = opened.database.kysely;
  const ended = values["all-staff"]
    ? await endAllStaffSessions(db)
    : await endSessionsOfMembers(db, values.member?.trim() ?? "everybody");
  if (ended === null) {
    process.stderr.write("No member has this e-mail, number or code.\n");
    process.exitCode = 1;
  } else process.stdout.write(`${ended} ${ended === 1 ? "session" : "sessions"} ended.\n`);
} finally {
  await opened.close();
}
