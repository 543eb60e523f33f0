import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { ToastProvider } from "#kit/web/feedback/toast-context.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { chatMemory } from "./chat-memory.ts";
import { ChatWindow } from "./chat-window.tsx";
import en from "./messages/en-US.json" with { type: "json" };

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const noRequests = async () => {
  throw new Error("rendering must not send requests");
};

const render = (answered: boolean): string =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <MemoryRouter>
        <ApiContext value={noRequests}>
          <ToastProvider texts={{ region: "Messages", dismiss: "Dismiss" }}>
            <ChatWindow
              open
              onClose={() => undefined}
              closeLabel="Close"
              memory={chatMemory(storage, () => "guest")}
              answered={answered}
              onUnread={() => undefined}
              otherWays={<a href="https://wa.me/62811">WhatsApp</a>}
            />
          </ToastProvider>
        </ApiContext>
      </MemoryRouter>
    </TextProvider>,
  );

test("2A-05 in a shop without staff the window offers other contacts and no input", () => {
  const html = render(false);
  expect(html).toContain("Nobody answers in this chat at present.");
  expect(html).toContain("https://wa.me/62811");
  expect(html).not.toMatch(/<textarea|Loading your conversation/);
});

test("2A-05 while the conversation loads the window shows it and offers other contacts", () => {
  const html = render(true);
  expect(html).toContain("Loading your conversation…");
  expect(html).toContain("https://wa.me/62811");
  expect(html).not.toContain("Nobody answers");
});
