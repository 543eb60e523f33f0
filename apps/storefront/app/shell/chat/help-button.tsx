import { Suspense, useEffect, useState } from "react";
import { Floating } from "#kit/web/actions/floating.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import type { Protected } from "#kit/web/actions/watch-clearance.ts";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { unreadCap } from "#modules/chat/contract/constants.ts";
import { chatMemory } from "#modules/chat/web/chat-memory.ts";
import { useSession, useSessionControl } from "../../session/session-provider.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";
import { WhatsAppBlock } from "../whats-app-block.tsx";
import { useUnread } from "./use-unread.ts";

const ChatWindow = lazyWithRetry(() => import("#modules/chat/web/chat-window.tsx").then((file) => file.ChatWindow));

/** The fragment of links in messages about chat answers. */
const opensChat = "#chat";

/** The floating button: opens the window with the chat, WhatsApp and the contact page. */
export function HelpButton({ protects }: { protects: Protected }) {
  const t = useShellText();
  const { chatAnswers } = useShopFacts();
  const { memory } = useSessionControl();
  const account = useSession(({ isGuest, accountName }) => (isGuest ? "guest" : `member:${accountName}`));
  const [chat] = useState(() => chatMemory(localStorage, () => ownerIn(memory().userInfo())));
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  const { unread, setUnread } = useUnread(chat, opened !== "open" && chatAnswers, account);

  useEffect(() => {
    const check = () => {
      if (window.location.hash === opensChat) setOpened("open");
    };
    check();
    window.addEventListener("hashchange", check);
    return () => window.removeEventListener("hashchange", check);
  }, []);
  return (
    <>
      <Floating place="right-4 bottom-[110px]" protects={protects}>
        <IconButton icon="message-circle" tone="raised" size="lg" label={t("chat")} onClick={() => setOpened("open")}>
          <CountBadge count={unread} cap={unreadCap} unit={t("chatUnit")} corner />
        </IconButton>
      </Floating>
      {opened === "never" ? null : (
        <Suspense>
          <ChatWindow
            key={account}
            open={opened === "open"}
            onClose={() => setOpened("closed")}
            closeLabel={t("close")}
            memory={chat}
            answered={chatAnswers}
            onUnread={setUnread}
            otherWays={
              <div className="grid gap-3">
                <WhatsAppBlock />
                <LinkButton to="/contact-us#message" variant="secondary" onClick={() => setOpened("closed")}>
                  {t("contactUs")}
                </LinkButton>
              </div>
            }
          />
        </Suspense>
      )}
    </>
  );
}

const ownerIn = (info: { account: string; isGuest: boolean } | null): string =>
  info === null || info.isGuest ? "guest" : `member:${info.account}`;
