import type { AdminChatResult } from "./chats.graphql.gen.ts";

export type ChatModel = NonNullable<AdminChatResult["adminChat"]>;
