import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { setPickedSchema } from "../../contract/pick-forms.ts";
import { type NotFound, notFound } from "../actions/admin-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type TooMany, tooManyPicked } from "../pick/pick-failures.ts";
import { pickPlaces, readPickList } from "../pick/pick-list.ts";
import { lockPicksOf, writePick } from "../store/picks.ts";

const input = v.object({ input: setPickedSchema });

/** Sets the picked pieces of a line by hand: for a barcode that cannot be read, and to take a tick back. */
export const adminSetPicked = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, { orderCode: string }, NotFound | TooMany>(deps, {
    action: "order.pick",
    permission: "orders.note",
    input,
    async run(trx, staff, { input: { sourceCode, orderCode, number, picked } }) {
      const places = await pickPlaces(trx, staff);
      if (!places.some((place) => place.code === sourceCode)) return fail({ code: "NOT_FOUND" });
      await lockPicksOf(trx, sourceCode);
      const code = readOrderCode(orderCode);
      const lines = (await readPickList(trx, staff, sourceCode)).flatMap((one) => one.lines);
      const line = lines.find((one) => one.orderCode === code && one.number === number);
      if (!line) return fail({ code: "NOT_FOUND" });
      if (picked > line.pieces) return fail({ code: "TOO_MANY", pieces: line.pieces });
      await writePick(trx, { orderCode: line.orderCode, number, picked, name: staff.name }, deps.clock.now());
      return ok({ value: { orderCode: line.orderCode }, subject: null });
    },
    failures: { NOT_FOUND: notFound, TOO_MANY: tooManyPicked },
    message: { "en-US": "Saved.", "id-ID": "Disimpan.", "vi-VN": "Đã lưu.", "zh-CN": "已保存。" },
  });
