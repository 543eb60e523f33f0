import { rp } from "#kit/core/format-rupiah.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type RateState, routeOf } from "../contract/service-state.ts";
import type { AdminAreasResult, AdminDeliveryResult } from "./delivery.graphql.gen.ts";
import type { DeliveryTextKey } from "./delivery-text.ts";

export type DeliveryFigures = AdminDeliveryResult["adminDelivery"];
export type ServiceRow = DeliveryFigures["services"][number];
export type PlaceRow = DeliveryFigures["places"][number];
export type Area = AdminAreasResult["adminAreas"][number];
export type Rates = Readonly<Record<string, RateState>>;

export const deliveryPath = "/admin/settings/delivery";
export const servicePath = (id: string): string => `${deliveryPath}/services/${encodeURIComponent(id)}`;
export const placePath = (code: string): string => `${deliveryPath}/places/${encodeURIComponent(code)}`;

export const rowsPerPage = 50;

type NameOf = (code: string) => string;

/** The names of areas by code; a district is named with its city. */
export function areaNames(areas: readonly Area[]): NameOf {
  const names = new Map(areas.map(({ code, name }) => [code, name]));
  return (code) => {
    const name = names.get(code) ?? code;
    const city = code.length === 8 ? names.get(code.slice(0, 5)) : undefined;
    return city === undefined ? name : `${name}, ${city}`;
  };
}

/** The keys of the rates a filter leaves: from one city, to areas whose name or code contains the text. By name of the destination. */
export function shownKeys(rates: Rates, nameOf: NameOf, filter: { readonly origin: string; readonly text: string }) {
  const wanted = filter.text.trim().toLowerCase();
  return Object.keys(rates)
    .flatMap((key) => {
      const route = routeOf(key);
      if (route === null || (filter.origin !== "" && route.originCode !== filter.origin)) return [];
      const name = nameOf(route.destinationCode);
      const isWanted = wanted === "" || name.toLowerCase().includes(wanted) || route.destinationCode.startsWith(wanted);
      return isWanted ? [{ key, order: `${nameOf(route.originCode)}\n${name}\n${key}` }] : [];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ key }) => key);
}

/** "Rp9.000, then Rp5.000 per kg, 1–3 days". */
export const rateText = ({ first, next, from, to }: Partial<RateState>, t: Translate<DeliveryTextKey>): string =>
  t("rate_text", { first: rp(first ?? 0), next: rp(next ?? 0), from: from ?? 0, to: to ?? 0 });

/** A whole number as it was typed, points between thousands allowed; 0 without a digit. */
export const wholeIn = (text: string): number => Number(text.replaceAll(/\D/g, "").slice(0, 12));
