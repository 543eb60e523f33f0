import { useLocale } from "../i18n/text-context.tsx";
import { failureText } from "./failure-text.ts";

/** Turns a call that failed into a reply that was refused, so that pages tell both the same way: `.catch(failedReply)`. */
export function useFailedReply(words: string) {
  const locale = useLocale();
  return (problem: unknown) => ({
    success: false as const,
    data: null,
    message: null,
    errorCode: null,
    errorMessage: failureText(words, problem, locale),
  });
}
