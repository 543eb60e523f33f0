import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { chatStartDelayMs, closedPollMs } from "#modules/chat/contract/constants.ts";
import type { ChatMemory } from "#modules/chat/web/chat-memory.ts";
import { loadUnread } from "#modules/chat/web/load-unread.ts";

/**
 * The number of unread answers on the closed window: requested 2 s after the page has loaded and then once a minute, only while
 * the page is visible and a conversation exists. A visitor without a conversation costs no request.
 */
export function useUnread(memory: ChatMemory, isClosed: boolean, who: string) {
  const api = useApi();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person at this browser has other answers
  useEffect(() => {
    if (!isClosed) return;
    let hasEnded = false;
    let timer = window.setTimeout(request, chatStartDelayMs);
    async function request() {
      if (!memory.mayHaveAnswers()) return setUnread(0);
      if (!document.hidden) await loadUnread(api, memory).then(setUnread, () => undefined);
      if (!hasEnded) timer = window.setTimeout(request, closedPollMs);
    }
    return () => {
      hasEnded = true;
      window.clearTimeout(timer);
    };
  }, [api, memory, isClosed, who]);
  return { unread, setUnread };
}
