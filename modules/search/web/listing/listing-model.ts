import type { Device } from "#kit/core/device.ts";
import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import type { FilterGroupFields } from "./filter-group.graphql.gen.ts";
import type { ListingResult } from "./listing.graphql.gen.ts";
import type { ListingChoice } from "./listing-choice.ts";

type Answer = NonNullable<ListingResult["initCatalogProduct"]["data"]>;

export type ListingModel = {
  readonly heading: Answer["heading"];
  readonly cards: readonly CardModel[];
  readonly groups: readonly FilterGroup[];
  readonly total: number;
  /** The text that was searched instead of the typed one. */
  readonly corrected: string | null;
  /** No product has all of the terms; these have most of them. */
  readonly partial: boolean;
  /** The valid part of the query string. */
  readonly choice: ListingChoice;
  readonly device: Device;
};

export type FilterGroup = FilterGroupFields;
export type FilterItem = FilterGroup["items"][number];

export function listingModel(reply: Answer, choice: ListingChoice, device: Device): ListingModel {
  return {
    heading: reply.heading,
    cards: reply.dataList.map(cardModel),
    groups: reply.filterList,
    total: reply.pageInfo.totalCount,
    corrected: reply.correctedKeyword,
    partial: reply.partial,
    choice,
    device,
  };
}
