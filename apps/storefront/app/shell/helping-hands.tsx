import type { Device } from "#kit/core/device.ts";
import { BackToTop } from "#kit/web/actions/back-to-top.tsx";
import type { Protected } from "#kit/web/actions/watch-clearance.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import { Tracking } from "../tracking/tracking.tsx";
import { HelpButton } from "./chat/help-button.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { useShellText } from "./shell-text.ts";

/** Buttons, links that look like buttons (`button-class.ts`), fields, and prices. */
const protects: Protected = {
  selector: "button, [role=button], a.select-none, input:not([type=hidden]), select, textarea",
  text: /Rp\s?\d/,
};

export type HelpingHandsProps = { chat: boolean; device: Device; measuring: Measuring };

/** What is of no use without a script, and of none before the page itself is there: floating buttons, what device this is, counting visits. */
export function HelpingHands({ chat, device, measuring }: HelpingHandsProps) {
  const t = useShellText();
  return (
    <>
      <DeviceCheck rendered={device} />
      <Tracking measuring={measuring} />
      {chat ? <HelpButton protects={protects} /> : null}
      <BackToTop label={t("backToTop")} protects={protects} />
    </>
  );
}
