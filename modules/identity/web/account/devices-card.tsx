import { useState } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { endDeviceDocument, logoutElsewhereDocument } from "./account.graphql.gen.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { ConfirmStep } from "./change/confirm-step.tsx";

export type Device = {
  readonly deviceId: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly phone: boolean;
  readonly lastSeenAt: string;
  readonly current: boolean;
};

type DevicesCardProps = { account: AccountModel; devices: readonly Device[] };

/** Lists the member's sessions. Signs out one device, or all but this one, after a confirmation of identity. */
export function DevicesCard({ account, devices }: DevicesCardProps) {
  const t = useAccountText();
  const { left, ending, end, endOthers, unproved, dropUnproved } = useDevices(devices);
  return (
    <TitledCard
      title={t("devices")}
      icon="monitor"
      text={t("devices_text")}
      id="devices"
      footer={
        left.length > 1 ? (
          <Button variant="secondary" loading={ending === "others"} onClick={endOthers}>
            {t("end_others")}
          </Button>
        ) : null
      }
    >
      <ul className="divide-y divide-line">
        {left.map((device) => (
          <li
            key={device.deviceId}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_1fr_auto]"
          >
            <Icon name={device.phone ? "smartphone" : "monitor"} className="text-ink-soft" />
            <DeviceWords device={device} />
            <div className="col-start-2 justify-self-start sm:col-start-3">
              {device.current ? (
                <Badge tone="court">{t("this_device")}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  loading={ending === device.deviceId}
                  onClick={() => end(device.deviceId)}
                >
                  <span>
                    {t("end_device")}
                    <VisuallyHidden>{` ${device.browser ?? ""} ${device.system ?? ""}`}</VisuallyHidden>
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={unproved !== null}
        onClose={dropUnproved}
        title={t(unproved?.name === "others" ? "end_others" : "end_device")}
        closeLabel={t("close")}
      >
        {unproved ? <ConfirmStep account={account} onConfirmed={unproved.again} /> : null}
      </Dialog>
    </TitledCard>
  );
}

function DeviceWords({ device: { browser, system, lastSeenAt } }: { device: Device }) {
  const t = useAccountText();
  const locale = useLocale();
  const name = [browser, system].filter((part) => part !== null).join(", ");
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{name || t("unknown_device")}</span>
      <span className="block text-sm text-ink-soft">
        {t("last_seen", { time: formatDateTime(new Date(lastSeenAt), locale) })}
      </span>
    </span>
  );
}

type Ended = { readonly success: boolean; readonly errorCode: string | null };
type Unproved = { readonly name: string; readonly again: () => void };

function useDevices(devices: readonly Device[]) {
  const t = useAccountText();
  const api = useApi();
  const toast = useToast();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [ending, setEnding] = useState<string | null>(null);
  const [unproved, setUnproved] = useState<Unproved | null>(null);
  const left = devices.filter(({ deviceId }) => !gone.has(deviceId));
  const others = left.filter(({ current }) => !current).map(({ deviceId }) => deviceId);

  const run = async (name: string, ids: readonly string[], work: () => Promise<Ended>): Promise<void> => {
    if (ending !== null) return;
    setEnding(name);
    setUnproved(null);
    const { success: done, errorCode } = await work().catch(() => ({ success: false, errorCode: null }));
    setEnding(null);
    // A confirmation lasts a few minutes, so signing out several devices needs it once.
    if (errorCode === "CONFIRM_FIRST") return setUnproved({ name, again: () => void run(name, ids, work) });
    if (done) setGone((before) => new Set([...before, ...ids]));
    toast(done ? { kind: "success", text: t("device_ended") } : { kind: "error", text: t("failed") });
  };
  return {
    left,
    ending,
    unproved,
    dropUnproved: () => setUnproved(null),
    end: (id: string) => run(id, [id], async () => (await api(endDeviceDocument, { deviceId: id })).endDevice),
    endOthers: () => run("others", others, async () => (await api(logoutElsewhereDocument)).logoutEverywhere),
  };
}
