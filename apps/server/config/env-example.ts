import type { Setting } from "./setting.ts";
import { settings } from "./settings.ts";

/** The text of `.env.example`: every setting with its meaning and its default. */
export function envExample(): string {
  const lines = Object.entries<Setting<unknown>>(settings).flatMap(([name, setting]) => [
    "",
    `# ${setting.meaning}`,
    `# Absent: ${setting.whenAbsent ?? setting.fallback}. Expects ${setting.expects}.`,
    `# ${name}=${setting.fallback ?? ""}`,
  ]);
  return [
    "# Copy this file to .env and uncomment what you want to change. The environment wins over the file.",
    ...lines,
    "",
  ].join("\n");
}
