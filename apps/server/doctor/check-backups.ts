import { backupsIn, timeOfBackup } from "../backup/backup-folders.ts";
import { type Finding, fine, warning } from "./finding.ts";

const what = "backups";
const mostHours = 26;

/** Whether `npm run backup` has written one lately. Backups made by other tools are not seen. */
export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const newest = (await backupsIn(folder)).at(-1);
  if (newest === undefined) return warning(what, `${folder} has none. Run \`npm run backup\` every night.`);
  const hours = Math.round((now.getTime() - timeOfBackup(newest).getTime()) / 3_600_000);
  return hours <= mostHours
    ? fine(what, `The newest is ${hours} hours old.`)
    : warning(what, `The newest is ${hours} hours old. Run \`npm run backup\` every night.`);
}
