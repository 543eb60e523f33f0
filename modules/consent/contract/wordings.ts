import type { Texts } from "#kit/core/locale.ts";
import type { ConsentPurpose } from "./consent-purpose.ts";

type Wordings = { readonly [P in ConsentPurpose]?: { readonly [version: string]: Texts } };

/** One checkbox of the registration covers both purposes; each is recorded and withdrawn separately. */
const accountTerms: Texts = {
  "en-US": "I agree that my data is used as the {privacy} says, and I accept the {terms}.",
  "id-ID": "Saya setuju data saya digunakan sesuai {privacy}, dan saya menerima {terms}.",
  "vi-VN": "Tôi đồng ý để dữ liệu của mình được sử dụng theo {privacy} và chấp nhận {terms}.",
  "zh-CN": "我同意按照{privacy}使用我的数据，并接受{terms}。",
};

/** One checkbox of the club's registration covers these two and the club's use of the data. */
const clubTerms: Texts = {
  "en-US":
    "I agree that MAPCLUB and the shop use my data as the {club} and the {privacy} say, and I accept the {terms}.",
  "id-ID": "Saya setuju MAPCLUB dan toko memakai data saya sesuai {club} dan {privacy}, dan saya menerima {terms}.",
  "vi-VN": "Tôi đồng ý để MAPCLUB và cửa hàng sử dụng dữ liệu của mình theo {club} và {privacy}, và chấp nhận {terms}.",
  "zh-CN": "我同意 MAPCLUB 与商店按照{club}和{privacy}使用我的数据，并接受{terms}。",
};

/** Given before this shop had the account; the wording of that time is kept with the customer. */
const importedTerms: Texts = {
  "en-US": "Given earlier, elsewhere, and taken over with the account.",
  "id-ID": "Diberikan sebelumnya di tempat lain, dan dibawa bersama akun.",
  "vi-VN": "Đã đồng ý trước đây ở nơi khác và được chuyển cùng tài khoản.",
  "zh-CN": "此前在别处同意，随账户一并转入。",
};

/**
 * Every wording that was ever shown, by purpose and version. A version is never changed or removed, because entries of the
 * ledger refer to it. Browsers do not load this file; a test compares it with the texts they show.
 */
export const wordings: Wordings = {
  terms: { "1": accountTerms, club1: clubTerms },
  dataProtection: { "1": accountTerms, club1: clubTerms },
  marketingEmail: {
    "1": {
      "en-US":
        "Yes, write to me. I agree that my e-mail address is used for this, as the {privacy} and the {terms} say.",
      "id-ID": "Ya, kirimi saya surat. Saya setuju alamat email saya dipakai untuk itu, sesuai {privacy} dan {terms}.",
      "vi-VN":
        "Có, hãy viết cho tôi. Tôi đồng ý để địa chỉ e-mail của mình được dùng cho việc này, theo {privacy} và {terms}.",
      "zh-CN": "好的，请给我写信。我同意为此使用我的邮箱地址，详见{privacy}和{terms}。",
    },
    import: importedTerms,
  },
  marketingWhatsApp: {
    "1": {
      "en-US":
        "Yes, write to me on WhatsApp. I agree that my number is used for this, as the {privacy} and the {terms} say.",
      "id-ID":
        "Ya, kirimi saya pesan WhatsApp. Saya setuju nomor saya dipakai untuk itu, sesuai {privacy} dan {terms}.",
      "vi-VN":
        "Có, hãy nhắn cho tôi qua WhatsApp. Tôi đồng ý để số của mình được dùng cho việc này, theo {privacy} và {terms}.",
      "zh-CN": "好的，请通过 WhatsApp 联系我。我同意为此使用我的号码，详见{privacy}和{terms}。",
    },
    import: importedTerms,
  },
  clubDataSharing: {
    club1: clubTerms,
    "1": {
      "en-US":
        "By linking you agree that the shop and MAPCLUB share your name, your number and your points, as the {privacy} and the {terms} say.",
      "id-ID":
        "Dengan menghubungkan, Anda setuju bahwa toko dan MAPCLUB saling berbagi nama, nomor, dan poin Anda, sesuai {privacy} dan {terms}.",
      "vi-VN":
        "Khi liên kết, bạn đồng ý để cửa hàng và MAPCLUB chia sẻ tên, số điện thoại và điểm của bạn, theo {privacy} và {terms}.",
      "zh-CN": "关联即表示您同意商店与 MAPCLUB 共享您的姓名、手机号码和积分，详见{privacy}和{terms}。",
    },
  },
  cookies: {
    "1": {
      "en-US":
        "Some cookies keep your cart and your language: these are always on. Others help us to improve the shop and start only if you agree. Details are in our {link}.",
      "id-ID":
        "Sebagian cookie menyimpan keranjang dan bahasa Anda: ini selalu aktif. Lainnya membantu kami memperbaiki toko dan hanya aktif bila Anda setuju. Selengkapnya ada di {link}.",
      "vi-VN":
        "Một số cookie lưu giỏ hàng và ngôn ngữ của bạn: chúng luôn bật. Số khác giúp chúng tôi cải thiện cửa hàng và chỉ chạy khi bạn đồng ý. Chi tiết có trong {link}.",
      "zh-CN":
        "部分 Cookie 用于保存购物车和语言，始终启用；其他 Cookie 帮助我们改进商店，仅在您同意后启用。详见{link}。",
    },
  },
};

/** Whether a wording of this version exists. */
export const isKnownWording = (purpose: ConsentPurpose, version: string): boolean =>
  Object.hasOwn(wordings[purpose] ?? {}, version);
