import { Suspense, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { latePart } from "#kit/web/late-part.ts";
import { useShellText } from "../shell-text.ts";
import { unreadCap } from "./chat-support.ts";
import { useChat } from "./use-chat.ts";

const ChatWindow = latePart(() => import("./chat-window.tsx").then((file) => file.ChatWindow));

export function ChatLauncher() {
  const t = useShellText();
  const chat = useChat(t("chatGreeting"));
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");

  const open = () => {
    setOpened("open");
    chat.conversation?.markRead();
  };
  return (
    <div className="steps-aside fixed right-4 bottom-[106px] z-30" data-print="hide">
      <IconButton icon="message-circle" tone="raised" label={t("chat")} onClick={open}>
        <CountBadge count={chat.unread} cap={unreadCap} unit={t("chatUnit")} corner />
      </IconButton>
      {opened === "never" ? null : (
        <Suspense>
          <ChatWindow open={opened === "open"} onClose={() => setOpened("closed")} chat={chat} />
        </Suspense>
      )}
    </div>
  );
}
