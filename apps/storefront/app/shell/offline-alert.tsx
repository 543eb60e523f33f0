import { useSyncExternalStore } from "react";
import { useShellText } from "./shell-text.ts";

function watch(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

export function OfflineAlert() {
  const t = useShellText();
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : <p className="bg-sun px-4 py-2 text-center text-sm font-bold text-on-sun">{t("offline")}</p>}
    </div>
  );
}
