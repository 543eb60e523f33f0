import type { Device } from "#kit/core/device.ts";
import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import type { FilterGroupFields } from "./filter-group.graphql.gen.ts";
import type { ListingResult } from "./listing.graphql.gen.ts";
import type { ListingChoice } from "./listing-choice.ts";

type Answer = NonNullable<ListingResult["initCatalogProduct"]["data"]>;

/** What a listing shows. */
export type ListingModel = {
  readonly heading: Answer["heading"];
  readonly cards: readonly CardModel[];
  readonly groups: readonly FilterGroup[];
  readonly total: number;
  /** The words that were searched instead of those typed. */
  readonly corrected: string | null;
  /** No product has all of the words; these have most of them. */
  readonly partial: boolean;
  /** What the address asked for, as far as it was understood. */
  readonly choice: ListingChoice;
  readonly device: Device;
};

export type FilterGroup = FilterGroupFields;
export type FilterItem = FilterGroup["items"][number];

export function listingModel(answer: Answer, choice: ListingChoice, device: Device): ListingModel {
  return {
    heading: answer.heading,
    cards: answer.dataList.map(cardModel),
    groups: answer.filterList,
    total: answer.pageInfo.totalCount,
    corrected: answer.correctedKeyword,
    partial: answer.partial,
    choice,
    device,
  };
}
