import * as v from "valibot";
import { shelvesAt } from "#modules/inventory/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/admin-actions.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type PickLine, pickPlaces, readPickList } from "../pick/pick-list.ts";

const input = v.object({ sourceCode: v.nullish(v.pipe(v.string(), v.maxLength(40))) });

/** The pieces to take from the shelves of a place, for its orders that wait to be packed. */
export const adminPickList = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "orders.note",
    input,
    async run(_context, staff, { sourceCode }) {
      const db = deps.database.kysely;
      const places = await pickPlaces(db, staff);
      const place = places.find(({ code }) => code === sourceCode) ?? places[0];
      if (!place) return { place: null, places: [], orders: [], lines: [] };
      const orders = await readPickList(db, staff, place.code);
      const lines = orders.flatMap((one) => one.lines);
      const shelves = await shelvesAt(db, place.code, [...new Set(lines.map(({ line }) => line.skuCode))]);
      const onWire = ({ line, ...pick }: PickLine) => ({
        ...pick,
        shelf: shelves.get(line.skuCode) ?? "",
        skuCode: line.skuCode,
        barcode: line.barcode,
        item: line.name,
        attributes: line.attributes.map(({ value }) => value).join(" · "),
        picture: line.picture === null ? null : deps.pictureUrl(line.picture),
      });
      return {
        place: place.code,
        places: places.map(({ code, name }) => ({ code, name })),
        orders: orders.map(({ order }) => ({
          orderCode: order.code,
          version: versionOf(order),
          deliveryType: deliveryMethodCodes[order.deliveryMethod],
          placedAt: order.placedAt.toISOString(),
          mayPack: actionsFor(staff, order, false).includes("pack"),
        })),
        lines: lines.map(onWire).toSorted(byShelf),
      };
    },
  });

type Shelved = { readonly shelf: string; readonly item: string; readonly skuCode: string };

const compare = new Intl.Collator("en", { numeric: true }).compare;

/** The way through the shelves: A2 before A10, and what lies nowhere known last. */
const byShelf = (one: Shelved, other: Shelved): number =>
  Number(one.shelf === "") - Number(other.shelf === "") ||
  compare(one.shelf, other.shelf) ||
  compare(one.item, other.item) ||
  compare(one.skuCode, other.skuCode);
