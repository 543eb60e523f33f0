import { randomUUID } from "node:crypto";
import type { Scene } from "../scene.ts";
import type { ShopClient } from "../shop-client.ts";
import { hours, hoursAgo, minutes, type Story } from "../story.ts";

const say = (client: ShopClient, text: string) =>
  client.act(
    `mutation sendChatMessage($input: SendChatMessageInput!) {
      sendChatMessage(input: $input) { success errorMessage } }`,
    { input: { text, key: randomUUID(), consents: true } },
  );

/** Answers the oldest waiting conversation. */
async function answerNext({ support }: Scene, text: string): Promise<void> {
  const { chats } = await support.ask<{ chats: { id: string }[] }>(
    "query adminChats { adminChats(page: 1) { chats { id } } }",
  );
  const { id, lastNumber } = await support.ask<{ id: string; lastNumber: number }>(
    "query adminChat($id: ID!) { adminChat(id: $id) { id lastNumber } }",
    { id: chats[0]?.id },
  );
  await support.run("adminAnswerChat", "AdminAnswerChatInput", {
    conversationId: id,
    seen: lastNumber,
    text,
    key: randomUUID(),
  });
}

/** Conversations with shoppers: one is answered, two wait. */
export const chatStories: readonly Story[] = [
  {
    name: "chat about a store, answered",
    daysAgo: 3.4,
    async *tell(scene) {
      const andi = await scene.member("andi");
      await say(andi, "Halo, apakah toko di Jakarta buka hari Minggu?");
      yield minutes(6);
      await answerNext(scene, "Halo Kak Andi, ya, hari Minggu kami buka pukul 10.00 sampai 21.00.");
      yield minutes(4);
      await say(andi, "Terima kasih!");
      yield minutes(2);
      await answerNext(scene, "Sama-sama, sampai jumpa di toko.");
    },
  },
  {
    name: "chat about sizes, waiting",
    daysAgo: hoursAgo(2),
    async *tell(scene) {
      const guest = await scene.guest();
      await say(guest, "Hi, do the running shoes fit as usual or should I take one size larger?");
      yield minutes(1);
      await guest.act(
        "mutation saveChatContact($input: ChatContactInput!) { saveChatContact(input: $input) { success errorMessage } }",
        { input: { contact: guest.profile.email } },
      );
    },
  },
  {
    name: "chat about a parcel, waiting",
    daysAgo: hoursAgo(26),
    async *tell(scene) {
      const rani = await scene.member("rani");
      await say(rani, "Pesanan saya baru sampai sebagian. Kapan sisanya dikirim?");
      yield hours(25.2);
      await say(rani, "Halo, ada yang bisa bantu?");
    },
  },
];
