import { useState } from "react";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useApiKeysText } from "./api-keys-text.ts";

type Reply = { readonly success: boolean; readonly errorCode: string | null; readonly errorMessage: string | null };
type Problem = { readonly code: string | null; readonly text: string };

/** Makes one call at a time: whether one is on its way, and why the last one failed. */
export function useKeyCall() {
  const t = useApiKeysText();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** The reply of a successful call; null for a refused or failed one. */
  async function send<One extends Reply>(call: () => Promise<One>): Promise<One | null> {
    if (busy) return null;
    setBusy(true);
    setProblem(null);
    try {
      const reply = await call();
      if (reply.success) return reply;
      setProblem({ code: reply.errorCode, text: reply.errorMessage ?? t("failed") });
    } catch (thrown) {
      setProblem({ code: null, text: failureText(t("failed"), thrown, locale) });
    } finally {
      setBusy(false);
    }
    return null;
  }
  return { busy, problem, send };
}
