import * as v from "valibot";
import { isPicturePath } from "#kit/images/image-url.ts";
import { weekdays } from "../contract/opening-hours.ts";
import { storeServices } from "../contract/store-services.ts";

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time is written 09:30"));

const openFromTo = v.pipe(
  v.strictObject({ opens: clockTime, closes: clockTime }),
  v.check(({ opens, closes }) => opens < closes, "a store closes after it has opened"),
);

export const storeDraftSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/, "a code has 2 to 20 capital letters or digits")),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  address1: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  city: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  province: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/, "a zip code has 5 digits")),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]{8,20}$/, "a telephone number begins with + and the country")),
  hours: v.pipe(v.array(v.nullable(openFromTo)), v.length(weekdays.length)),
  services: v.array(v.picklist(storeServices)),
  picture: v.nullable(v.pipe(v.string(), v.check(isPicturePath, "a picture lies below /pictures/ or /media/"))),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767)),
});

export type StoreDraft = v.InferInput<typeof storeDraftSchema>;
