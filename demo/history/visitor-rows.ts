import { consentVersion } from "#modules/chat/contract/constants.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { HistoryCustomer } from "./customers.ts";
import type { HistoryRows } from "./history-rows.ts";
import { atWork, day, later, minute, orderMoment } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";

type CartDeps = {
  readonly random: RandomChoices;
  readonly customers: readonly HistoryCustomer[];
  /** SKUs that can be put into a cart. */
  readonly skuCodes: readonly string[];
  readonly now: Date;
};

/** Carts that were filled in the last month and left. */
export function addCarts(rows: HistoryRows, { random, customers, skuCodes, now }: CartDeps, count: number): void {
  for (const customer of customers.slice(0, count)) {
    const at = orderMoment(random, now, random.between(1, 30));
    const skus = new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(skuCodes)));
    rows.add("cart.cart", { owner: customer.owner, touched_at: at });
    rows.add(
      "cart.line",
      ...[...skus].map((skuCode) => ({
        owner: customer.owner,
        sku_code: skuCode,
        distribution_type: deliveryMethodCodes.homeDelivery,
        activity_code: "",
        quantity: random.between(1, 2),
        added_at: at,
        id: random.uuid(),
      })),
    );
  }
}

const supportName = "Dewi Anggraini";

const talks: readonly (readonly [question: string, answer: string, thanks: string | null])[] = [
  [
    "Halo kak, set bangunan kastil cocok untuk anak umur 6 tahun?",
    "Halo kak, bisa. Untuk umur 6 tahun kami sarankan didampingi saat membuka kantong bagian kecilnya.",
    "Baik kak, terima kasih banyak.",
  ],
  [
    "Pesanan saya sudah dikirim tapi resinya belum bergerak dari kemarin.",
    "Kami sudah cek ke kurir, paketnya sedang di hub transit dan besok diantar ya, Kak.",
    null,
  ],
  [
    "Apakah sepatu larinya ada ukuran EU 44?",
    "Untuk model itu ukuran terbesar EU 43, Kak. Model lain ada sampai EU 45.",
    "Oke.",
  ],
  [
    "Bisa kirim ke Makassar? Berapa lama?",
    "Bisa, Kak. Biasanya 3 sampai 5 hari kerja dari gudang Surabaya.",
    "Siap, terima kasih.",
  ],
  [
    "Hi, can I pick up my order in Kemang instead of Thamrin?",
    "Hello! Once it is paid the store cannot be changed, but we can cancel it for you and you order again for Kemang.",
    "I see, then I will keep it as it is.",
  ],
  [
    "Raketnya sudah termasuk senar?",
    "Sudah, Kak, dengan tarikan 24 lbs. Bisa dipasang ulang gratis di toko kami.",
    null,
  ],
  [
    "Bola futsalnya perlu dipompa dulu ya?",
    "Betul, Kak, dikirim setengah kempis supaya aman di jalan.",
    "Makasih infonya!",
  ],
  [
    "Poin saya belum masuk setelah pesanan selesai.",
    "Poin masuk paling lambat 1 hari setelah pesanan diterima ya, Kak.",
    "Sudah masuk, terima kasih.",
  ],
  ["Kalau ukurannya salah bisa ditukar?", "Bisa diretur dalam 7 hari, Kak, lalu silakan pesan ukuran yang pas.", null],
  [
    "Ada voucher untuk member baru?",
    "Ada, Kak, potongannya terlihat di keranjang setelah masuk ke akun.",
    "Asyik, terima kasih.",
  ],
];

/** Conversations of the last weeks, all of them answered. */
export function addChats(rows: HistoryRows, { random, customers, now }: Omit<CartDeps, "skuCodes">): void {
  talks.forEach(([question, answer, thanks], number) => {
    const customer = customers[number];
    if (!customer) return;
    const id = random.uuid();
    const asked = atWork(random, later(now, -(2 + number * 4.3) * day));
    const answered = later(asked, random.between(2, 25) * minute);
    const thanked = later(answered, random.between(1, 9) * minute);
    const messages = [
      { author: "shopper", body: question, at: asked },
      { author: "staff", body: answer, at: answered },
      ...(thanks ? [{ author: "shopper", body: thanks, at: thanked }] : []),
    ];
    rows.add("chat.conversation", {
      id,
      owner: customer.owner,
      locale: question.startsWith("Hi,") ? "en-US" : "id-ID",
      consent_version: consentVersion,
      consented_at: asked,
      created_at: asked,
      last_at: messages.at(-1)?.at,
      last_number: messages.length,
      read_number: messages.length,
      notified_number: 2,
      waiting_since: null,
    });
    rows.add(
      "chat.message",
      ...messages.map(({ author, body, at }, index) => ({
        conversation_id: id,
        number: index + 1,
        author,
        staff_name: author === "staff" ? supportName : null,
        body,
        key: random.uuid(),
        at,
      })),
    );
  });
}

const offers = [
  ["Akhir pekan di lapangan", "Bola dan raket pilihan, gratis ongkir mulai Rp300.000.", "/plp/search"],
  ["Set bangunan baru sudah datang", "Kastil, kapal, dan satwa baru untuk dibangun bersama.", "/plp/search"],
  ["Kembali ke sekolah", "Tas, botol minum, dan kotak bekal dalam warna baru.", "/plp/search"],
] as const;

/** Offers announced to members. */
export function addOffers(rows: HistoryRows, random: RandomChoices, now: Date): void {
  offers.forEach(([title, text, path], number) => {
    const at = atWork(random, later(now, -(4 + number * 19) * day));
    rows.add("notification.broadcast", {
      id: random.uuid(),
      title,
      text,
      path,
      sent_by: "Rani Wulandari",
      created_at: at,
      reached: random.between(28, 44),
      done_at: later(at, minute),
    });
  });
}
