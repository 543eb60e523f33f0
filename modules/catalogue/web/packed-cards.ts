import { productPath } from "../contract/product-slug.ts";
import type { CardModel } from "./card-model.ts";

/**
 * Cards as one text, for their way to the browser: their markup is in the page already, so what wakes it must be short.
 * Rows end at "~", fields at "|", a colour is "name=#rrggbb" between ";".
 */
export function packCards(cards: readonly CardModel[]): string {
  return cards.map(pack).join("~");
}

/** The cards of such a text. */
export const unpackCards = (text: string): readonly CardModel[] => (text === "" ? [] : text.split("~").map(unpack));

function pack(card: CardModel): string {
  const { ribbon, swatches } = card;
  return [
    card.code,
    card.name,
    card.brand,
    card.image ?? "",
    String(card.price),
    card.before === null ? "" : String(card.before),
    (card.priceVaries ? "v" : "") +
      (card.soldOut ? "s" : "") +
      (card.preOrder ? "p" : "") +
      (ribbon ? "r" : "") +
      (ribbon?.image ? "i" : ""),
    ribbon?.text ?? "",
    ribbon?.image ?? "",
    ribbon?.position ?? "",
    swatches.map(({ name, colour }) => `${safe(name, inSwatch)}=${safe(colour, inSwatch)}`).join(";"),
    card.path.slice(productPath(card.name, card.code).length),
  ]
    .map((field, at) => (at === 10 ? field : safe(field)))
    .join("|");
}

function unpack(row: string): CardModel {
  const fields = row.split("|");
  const [code = "", name = "", brand = "", image = "", price, before, flags = ""] = fields.slice(0, 7).map(plain);
  const [text = "", picture = "", position = ""] = fields.slice(7, 10).map(plain);
  const swatches = fields[10] ?? "";
  return {
    code,
    name,
    path: productPath(name, code) + plain(fields[11] ?? ""),
    brand,
    image: image === "" ? null : image,
    price: Number(price),
    priceVaries: flags.includes("v"),
    before: before === "" ? null : Number(before),
    ribbon: flags.includes("r") ? { text, image: flags.includes("i") ? picture : null, position } : null,
    soldOut: flags.includes("s"),
    preOrder: flags.includes("p"),
    swatches: swatches === "" ? [] : swatches.split(";").map(unpackSwatch),
  };
}

function unpackSwatch(pair: string): CardModel["swatches"][number] {
  const [name = "", colour = ""] = pair.split("=").map(plain);
  return { name, colour };
}

const inField = /[%~|]/g;
const inSwatch = /[%~|;=]/g;
const safe = (text: string, signs = inField): string =>
  text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const plain = (text: string): string =>
  text.includes("%")
    ? text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
