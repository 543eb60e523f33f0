import { useEffect } from "react";
import type { Device } from "#kit/core/device.ts";
import { BackToTop } from "#kit/web/actions/back-to-top.tsx";
import type { Protected } from "#kit/web/actions/watch-clearance.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import { watchLanguageLinks } from "../i18n/watch-language-links.ts";
import { Tracking } from "../tracking/tracking.tsx";
import { HelpButton } from "./chat/help-button.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { loadAfterReload } from "./load-after-reload.ts";
import { useShellText } from "./shell-text.ts";

/** Buttons, links that look like buttons (`button-class.ts`), fields, and prices. */
const protects: Protected = {
  selector: "button, [role=button], a.select-none, input:not([type=hidden]), select, textarea",
  text: /Rp\s?\d/,
};

export type FloatingToolsProps = { chat: boolean; device: Device; measuring: Measuring };

/** Runs the tasks the page before a reload has left, and watches links that reload the page in another language. */
function Reloads() {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a document, which a reload starts
  useEffect(() => {
    if (sessionStorage.owed) loadAfterReload().then((file) => file.afterReload(toast));
  }, []);
  useEffect(watchLanguageLinks, []);
  return null;
}

/** Everything that needs script and can wait until the page is interactive: floating buttons, device check, tracking. */
export function FloatingTools({ chat, device, measuring }: FloatingToolsProps) {
  const t = useShellText();
  return (
    <>
      <Reloads />
      <DeviceCheck rendered={device} />
      <Tracking measuring={measuring} />
      {chat ? <HelpButton protects={protects} /> : null}
      <BackToTop label={t("backToTop")} protects={protects} />
    </>
  );
}
