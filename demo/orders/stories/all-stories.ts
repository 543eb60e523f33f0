import type { Story } from "../story.ts";
import { backOfficeStories } from "./back-office.ts";
import { cancelledStories } from "./cancelled.ts";
import { chatStories } from "./chats.ts";
import { paidStories } from "./paid.ts";
import { returnStories } from "./returned.ts";
import { pickupStories, sentStories } from "./sent.ts";
import { unpaidStories } from "./unpaid.ts";

export const allStories: readonly Story[] = [
  ...unpaidStories,
  ...paidStories,
  ...sentStories,
  ...pickupStories,
  ...cancelledStories,
  ...returnStories,
  ...chatStories,
  ...backOfficeStories,
];
