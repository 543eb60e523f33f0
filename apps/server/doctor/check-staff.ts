import type { listAccounts } from "#modules/staff/server/index.ts";
import type { Config } from "../config/config.ts";
import { type Finding, fine, problem, warning } from "./finding.ts";

type Account = Pick<Awaited<ReturnType<typeof listAccounts>>[number], "email" | "roles" | "blocked" | "totpSecret">;

const what = "staff";
/** Their passwords are in the README. */
const demoDomain = "@staff.example";

/** Whether an account can administer the shop, and none has a known password. */
export function checkStaff(accounts: readonly Account[], stage: Config["stage"]): Finding {
  const active = accounts.filter(({ blocked }) => !blocked);
  const demo = active.filter(({ email }) => email.endsWith(demoDomain)).map(({ email }) => email);
  if (stage === "production" && demo.length > 0) {
    return problem(
      what,
      `${demo.join(", ")} have public passwords. Run \`npm run staff -- block --email …\` for each.`,
    );
  }
  const administrators = active.filter(({ roles }) => roles.includes("admin"));
  if (administrators.length === 0) {
    return problem(what, "There is no administrator. Run `npm run staff -- set-up` and open /admin/set-up.");
  }
  return administrators.some(({ totpSecret }) => totpSecret !== null)
    ? fine(what, `${active.length} accounts, ${administrators.length} of them administrators.`)
    : warning(
        what,
        "No administrator has signed in yet. The code that `npm run staff -- add` printed opens /admin/welcome; `reset` prints another.",
      );
}
