import { useNavigation } from "react-router";
import { ProgressBar } from "#kit/web/feedback/progress-bar.tsx";
import { useShellText } from "./shell-text.ts";

export function NavigationProgress() {
  const t = useShellText();
  const { state } = useNavigation();
  return <ProgressBar state={state === "idle" ? "idle" : "loading"} label={t("loading")} />;
}
