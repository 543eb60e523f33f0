import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { ProgressBar } from "#kit/web/feedback/progress-bar.tsx";
import { useShellText } from "./shell-text.ts";

/** The bar takes a failure up only while something is loading, and so it is told of that first. */
const loadingForMs = 50;

/** The loading bar of a navigation that ended on the error page: red for a moment (D-73). A page opened afresh has none. */
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
