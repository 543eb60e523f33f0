import type { Device } from "#kit/core/device.ts";
import { BackToTop } from "#kit/web/actions/back-to-top.tsx";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import { Tracking } from "../tracking/tracking.tsx";
import { ChatLauncher } from "./chat/chat-launcher.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { useShellText } from "./shell-text.ts";

export type HelpingHandsProps = { chat: boolean; device: Device; measuring: Measuring };

/** What is of no use without a script, and of none before the page itself is there: floating buttons, what device this is, counting visits. */
export function HelpingHands({ chat, device, measuring }: HelpingHandsProps) {
  const t = useShellText();
  return (
    <>
      <DeviceCheck rendered={device} />
      <Tracking measuring={measuring} />
      {chat ? <ChatLauncher /> : null}
      <BackToTop label={t("backToTop")} />
    </>
  );
}
