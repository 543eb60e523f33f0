import type { Weekday } from "./opening-hours.ts";
import type { StoreService } from "./store-services.ts";

type OpenFromTo = { readonly opens: string; readonly closes: string };

/** A store as staff edit it. A weekday without hours is a closed day. */
export type StoreState = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly hours?: Readonly<Partial<Record<Weekday, OpenFromTo>>>;
  readonly services?: Readonly<Partial<Record<StoreService, true>>>;
  readonly picture?: string;
  /** Where it stands in the list; 0 unless given. */
  readonly position?: number;
  readonly hidden?: true;
};

export const storeFields = [
  ...["name", "address", "city", "province", "zip", "latitude", "longitude", "phone"],
  ...["hours", "services", "picture", "position", "hidden"],
] as const;
