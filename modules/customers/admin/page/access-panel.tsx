import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";

type AccessPanelProps = { customer: Pick<Customer, "hasPassword" | "signInWith" | "devices">; year: number };

const providers: Readonly<Record<string, string>> = { google: "Google", facebook: "Facebook" };

/** The customer's ways to sign in, and open sessions. Secrets are never shown. */
export function AccessPanel({ customer: { hasPassword, signInWith, devices }, year }: AccessPanelProps) {
  const t = useCustomersText();
  return (
    <AdminPanel title={t("devices")}>
      <Facts
        facts={[
          [t("password"), t(hasPassword ? "password_set" : "password_none")],
          [t("sign_in_with"), signInWith.map((name) => providers[name] ?? name).join(", ")],
        ]}
      />
      {devices.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t("no_devices")}</p>
      ) : (
        <ul className="mt-3 grid gap-2 text-sm">
          {devices.map(({ browser, system, signedInAt, lastSeenAt }) => (
            <li
              key={`${signedInAt} ${lastSeenAt} ${browser} ${system}`}
              className="flex flex-wrap justify-between gap-x-3"
            >
              <span className="font-bold">{[browser, system].filter(Boolean).join(" · ") || t("device_unknown")}</span>
              <span className="text-ink-soft tabular-nums">{t("seen_at", { time: shortTime(lastSeenAt, year) })}</span>
            </li>
          ))}
        </ul>
      )}
    </AdminPanel>
  );
}
