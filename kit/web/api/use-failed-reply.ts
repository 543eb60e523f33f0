import { useLocale } from "../i18n/text-context.tsx";
import { failureText } from "./failure-text.ts";

/** Converts a failed call to a refused reply, so that pages show both the same way: `.catch(failedReply)`. */
export function useFailedReply(pageText: string) {
  const locale = useLocale();
  return (problem: unknown) => ({
    success: false as const,
    data: null,
    message: null,
    errorCode: null,
    errorMessage: failureText(pageText, problem, locale),
  });
}
