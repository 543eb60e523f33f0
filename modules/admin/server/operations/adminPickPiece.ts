import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { pickSchema } from "../../contract/pick-forms.ts";
import { type NotFound, notFound } from "../actions/admin-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";
import {
  type AllPicked,
  allPicked,
  type NotWanted,
  notWanted,
  type UnknownBarcode,
  unknownBarcode,
} from "../pick/pick-failures.ts";
import { type PickLine, pickPlaces, readPickList } from "../pick/pick-list.ts";
import { isCounted, lockPicksOf, noteScan, writePick } from "../store/picks.ts";

const input = v.object({ input: pickSchema });

type Value = { readonly orderCode: string | null };
type Refused = NotFound | UnknownBarcode | NotWanted | AllPicked;

const nameOf = (name: string, options: string): string => [name, options].filter(Boolean).join(" · ");

const itemOf = ({ line }: PickLine): string => nameOf(line.name, line.attributes.map(({ value }) => value).join(" · "));

/** The SKU of the catalogue with the scanned code, and its name. */
type Scanned = { readonly skuCode: string; readonly item: string } | null;

/** Counts one scanned piece for the oldest order that still needs it. */
export const adminPickPiece = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, Value, Refused, StandardReply<Value>, Scanned>(deps, {
    action: "order.pick",
    permission: "orders.note",
    input,
    // The catalogue is read by another connection: inside the transaction, parallel scans would take all of them and wait for one more.
    before: async (_staff, { input: { code } }, { locale }) => ok(await scanned(deps, code, locale)),
    async run(trx, staff, { input: { key, sourceCode, code } }, _context, known) {
      const places = await pickPlaces(trx, staff);
      if (!places.some((place) => place.code === sourceCode)) return fail({ code: "NOT_FOUND" });
      await lockPicksOf(trx, sourceCode);
      if (await isCounted(trx, key)) return ok({ value: { orderCode: null }, subject: null });
      const lines = (await readPickList(trx, staff, sourceCode)).flatMap((one) => one.lines);
      const skuCode =
        lines.find(({ line }) => line.skuCode === code)?.line.skuCode ??
        lines.find(({ line }) => line.barcode !== "" && line.barcode === code)?.line.skuCode ??
        known?.skuCode;
      if (skuCode === undefined) return fail({ code: "UNKNOWN_SKU", typed: code });
      const wanted = lines.filter(({ line }) => line.skuCode === skuCode);
      const [first] = wanted;
      if (!first) return fail({ code: "NOT_WANTED", item: known?.item ?? skuCode });
      const next = wanted.find(({ picked, pieces }) => picked < pieces);
      if (!next) return fail({ code: "ALL_PICKED", item: itemOf(first) });
      const { orderCode, number, picked } = next;
      const now = deps.clock.now();
      await writePick(trx, { orderCode, number, picked: picked + 1, name: staff.name }, now);
      await noteScan(trx, key, orderCode, now);
      // A single tick is no line of the audit: the packing of the order is.
      return ok({ value: { orderCode }, subject: null });
    },
    failures: { NOT_FOUND: notFound, UNKNOWN_SKU: unknownBarcode, NOT_WANTED: notWanted, ALL_PICKED: allPicked },
    message: { "en-US": "Picked.", "id-ID": "Diambil.", "vi-VN": "Đã lấy.", "zh-CN": "已拣货。" },
  });

async function scanned({ skus }: Pick<AdminDeps, "skus">, code: string, locale: Locale): Promise<Scanned> {
  const skuCode = (await skus.identify([code])).get(code);
  if (skuCode === undefined) return null;
  const label = (await skus.describe([skuCode], locale)).get(skuCode);
  return { skuCode, item: label ? nameOf(label.name, label.options) : skuCode };
}
