import * as v from "valibot";
import { changesSchema, recordIdSchema } from "#modules/change-log/contract/record-forms.ts";
import { wireProblems } from "#modules/change-log/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { FreightOffer } from "../../contract/freight.ts";
import { serviceId } from "../../contract/service-state.ts";
import { previewFreight } from "../preview-freight.ts";
import { courierServiceRecord } from "../records/service-record.ts";
import type { ShippingAdminDeps } from "../shipping-admin-deps.ts";

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const input = v.object({
  input: v.object({
    placeCode: v.pipe(v.string(), v.maxLength(40)),
    districtCode: v.pipe(v.string(), v.maxLength(8)),
    grams: whole(1_000_000),
    lengthMm: whole(10_000),
    widthMm: whole(10_000),
    heightMm: whole(10_000),
    service: v.nullish(recordIdSchema, null),
    changes: v.nullish(changesSchema, []),
  }),
});

/** The price of a parcel before and after a change that is not saved. */
export const adminPreviewFreight = (deps: ShippingAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.edit",
    input,
    async run({ locale }, _staff, { input: { placeCode, districtCode, service, changes, ...item } }) {
      const fields = changes.map(({ path, value }) =>
        value === null || value === undefined ? { path } : { path, after: value },
      );
      const { problems, before, after } = await previewFreight(deps.database, {
        placeCode,
        districtCode,
        item: { ...item, quantity: 1 },
        draft: service === null ? null : { id: service, changes: fields },
      });
      return {
        problems: wireProblems(courierServiceRecord, problems, locale),
        before: before.map(offerOnWire),
        after: after?.map(offerOnWire) ?? null,
      };
    },
  });

const offerOnWire = ({ courierCode, serviceCode, name, total, kilograms, days: [daysFrom, daysTo] }: FreightOffer) => ({
  service: serviceId(courierCode, serviceCode),
  ...{ name, price: total, kilograms: kilograms[0] ?? 0, daysFrom, daysTo },
});
