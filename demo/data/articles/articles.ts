import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { archipelagoStories } from "./archipelago-stories.ts";
import { buildingStories } from "./building-stories.ts";
import { clubAnswers } from "./club-answers.ts";
import { courtStories } from "./court-stories.ts";
import { deliveryAnswers } from "./delivery-answers.ts";
import { movingStories } from "./moving-stories.ts";
import { orderAnswers } from "./order-answers.ts";
import { paymentAnswers } from "./payment-answers.ts";
import { shopStories } from "./shop-stories.ts";
import { weekendStories } from "./weekend-stories.ts";

const oldestFirst = (a: ArticleDraft, b: ArticleDraft) => a.createdAt.localeCompare(b.createdAt);

/** The stories of the blog, the oldest first. */
export const blog: readonly ArticleDraft[] = [
  ...buildingStories,
  ...courtStories,
  ...movingStories,
  ...weekendStories,
  ...archipelagoStories,
  ...shopStories,
].sort(oldestFirst);

/** The questions shoppers ask, in the order the list shows them. */
export const faq: readonly ArticleDraft[] = [
  ...deliveryAnswers,
  ...paymentAnswers,
  ...orderAnswers,
  ...clubAnswers,
].map((draft, index) => ({ ...draft, position: index + 1 }));
