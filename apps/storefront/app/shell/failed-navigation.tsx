import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { ProgressBar } from "#kit/web/feedback/progress-bar.tsx";
import { useShellText } from "./shell-text.ts";

/** The bar shows a failure only while loading, so it is started first. */
const loadingForMs = 50;

/** The loading bar of a navigation that ended on the error page: red for a moment (D-73). A fresh document has none. */
export function FailedNavigation() {
  const t = useShellText();
  const cameByLink = useNavigationType() !== "POP";
  const [state, setState] = useState<"loading" | "error">("loading");

  useEffect(() => {
    const timer = setTimeout(() => setState("error"), loadingForMs);
    return () => clearTimeout(timer);
  }, []);

  return cameByLink ? <ProgressBar state={state} label={t("loading")} /> : null;
}
