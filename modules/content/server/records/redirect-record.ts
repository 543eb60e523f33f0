import type { Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { isLinkTarget } from "../../contract/link-target.ts";
import { type RedirectState, redirectPath } from "../../contract/redirect.ts";
import { readRedirectStates, redirectsFrom, writeRedirectStates } from "../store/redirects.ts";

type Write = RecordWrite<RedirectState>;

const problemTexts = {
  from: {
    "en-US": "A path of this shop, such as /old-page, in lowercase and without a slash at the end.",
    "id-ID": "Alamat di toko ini, misalnya /halaman-lama, huruf kecil dan tanpa garis miring di akhir.",
    "vi-VN": "Đường dẫn của cửa hàng, ví dụ /trang-cu, chữ thường và không có dấu gạch chéo ở cuối.",
    "zh-CN": "本店路径，例如 /old-page，小写且末尾无斜杠。",
  },
  to: {
    "en-US": "A path of this shop, such as /shoes.html, or an address that begins with https://.",
    "id-ID": "Alamat di toko ini, misalnya /sepatu.html, atau alamat yang diawali https://.",
    "vi-VN": "Đường dẫn của cửa hàng, ví dụ /giay.html, hoặc địa chỉ bắt đầu bằng https://.",
    "zh-CN": "本店路径，例如 /shoes.html，或以 https:// 开头的地址。",
  },
  same: {
    "en-US": "It would lead to itself.",
    "id-ID": "Alamat ini akan mengarah ke dirinya sendiri.",
    "vi-VN": "Địa chỉ này sẽ dẫn về chính nó.",
    "zh-CN": "它会指向自身。",
  },
  chain: {
    "en-US": "That address is itself redirected to {detail}. Lead there straight away.",
    "id-ID": "Alamat itu sendiri dialihkan ke {detail}. Arahkan langsung ke sana.",
    "vi-VN": "Địa chỉ đó cũng được chuyển hướng đến {detail}. Hãy dẫn thẳng đến đó.",
    "zh-CN": "该地址本身已重定向到 {detail}，请直接指向那里。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** Record type of redirects; the path is the id. An emptied redirect is deleted. */
export const redirectRecord: RecordType<RedirectState> = {
  name: "redirect",
  problemTexts,
  normalise({ to, ...rest }) {
    const trimmed = typeof to === "string" ? to.trim() : to;
    return trimmed === undefined || trimmed === "" ? rest : { ...rest, to: trimmed };
  },
  read: readRedirectStates,
  async check(trx, writes) {
    const problems = writes.flatMap(formProblems);
    return problems.length > 0 ? problems : chainProblems(trx, writes);
  },
  write: writeRedirectStates,
};

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { to, ...others } = after;
  return [
    ...(before === null && redirectPath(id) !== id ? [{ id, path: "", problem: "from" }] : []),
    ...(isLinkTarget(to) ? [] : [{ id, path: "to", problem: "to" }]),
    ...(isLinkTarget(to) && redirectPath(to) === id ? [{ id, path: "to", problem: "same" }] : []),
    ...Object.keys(others).map((path) => ({ id, path, problem: "unknown" })),
  ];
}

/** Refuses redirects to other redirects, which could form a loop. Redirects of the same save count as well. */
async function chainProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const targets = writes.flatMap(({ id, after }) => {
    const path = after?.to.startsWith("/") ? redirectPath(after.to) : null;
    return path === null ? [] : [{ id, path }];
  });
  const known = await redirectsFrom(
    trx,
    targets.map(({ path }) => path),
  );
  for (const { id, after } of writes) {
    if (after) known.set(id, after.to);
    else known.delete(id);
  }
  return targets.flatMap(({ id, path }) => {
    const further = known.get(path);
    return further === undefined ? [] : [{ id, path: "to", problem: "chain", detail: further }];
  });
}
