import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import { longestPhrase, mostPhraseWords } from "../../contract/tuning.ts";
import { phraseOf } from "../terms/synonyms.ts";

/** Error texts that synonyms and rules share. */
export const tuningProblemTexts = {
  tooFew: {
    "en-US": "Synonyms are at least two different words.",
    "id-ID": "Sinonim terdiri dari minimal dua kata yang berbeda.",
    "vi-VN": "Từ đồng nghĩa gồm ít nhất hai từ khác nhau.",
    "zh-CN": "同义词至少需要两个不同的词。",
  },
  required: {
    "en-US": "Please fill this in.",
    "id-ID": "Wajib diisi.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  tooMany: {
    "en-US": "At most {detail}, each once.",
    "id-ID": "Paling banyak {detail}, masing-masing sekali.",
    "vi-VN": "Tối đa {detail}, mỗi mục một lần.",
    "zh-CN": "最多 {detail} 个，每个一次。",
  },
  phrase: {
    "en-US": `“{detail}” is not a word or phrase of up to ${mostPhraseWords} words.`,
    "id-ID": `“{detail}” bukan kata atau frasa dengan paling banyak ${mostPhraseWords} kata.`,
    "vi-VN": `“{detail}” không phải là từ hay cụm từ có tối đa ${mostPhraseWords} từ.`,
    "zh-CN": `“{detail}”不是最多 ${mostPhraseWords} 个词的词语。`,
  },
  twice: {
    "en-US": "“{detail}” is there twice: capitals, accents and hyphens make no difference.",
    "id-ID": "“{detail}” ada dua kali: huruf besar, aksen, dan tanda hubung tidak membedakan.",
    "vi-VN": "“{detail}” bị lặp lại: chữ hoa, dấu và gạch nối không tạo khác biệt.",
    "zh-CN": "“{detail}”重复：大小写、重音和连字符不作区分。",
  },
  taken: {
    "en-US": "“{detail}” has pinned products already.",
    "id-ID": "“{detail}” sudah memiliki produk tersemat.",
    "vi-VN": "“{detail}” đã có sản phẩm được ghim.",
    "zh-CN": "“{detail}”已有置顶商品。",
  },
  noEffect: {
    "en-US": "Choose a product to pin or to raise.",
    "id-ID": "Pilih produk untuk disematkan atau dinaikkan.",
    "vi-VN": "Chọn sản phẩm để ghim hoặc nâng hạng.",
    "zh-CN": "请选择要置顶或提升的商品。",
  },
  noProduct: {
    "en-US": "There is no product {detail}.",
    "id-ID": "Produk {detail} tidak ada.",
    "vi-VN": "Không có sản phẩm {detail}.",
    "zh-CN": "没有商品 {detail}。",
  },
  both: {
    "en-US": "{detail} is pinned already.",
    "id-ID": "{detail} sudah disematkan.",
    "vi-VN": "{detail} đã được ghim.",
    "zh-CN": "{detail} 已置顶。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Phrases without a word, too long or duplicate. */
export function phraseProblems(id: string, path: string, phrases: readonly string[], most: number): FieldProblem[] {
  if (phrases.length > most) return [{ id, path, problem: "tooMany", detail: String(most) }];
  const known = new Set<string>();
  return phrases.flatMap((phrase) => {
    const form = phraseOf(phrase);
    const words = form === "" ? 0 : form.split(" ").length;
    if (words === 0 || words > mostPhraseWords || phrase.length > longestPhrase)
      return [{ id, path, problem: "phrase", detail: phrase.slice(0, longestPhrase) }];
    if (known.has(form)) return [{ id, path, problem: "twice", detail: phrase }];
    known.add(form);
    return [];
  });
}

/** Trims the entries of a list and drops empty ones; other values stay and fail validation. */
export const trimmedList = (value: Json): Json =>
  isTextList(value) ? value.map((text) => text.trim().replace(/\s+/g, " ")).filter((text) => text !== "") : value;
