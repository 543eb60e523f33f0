/**
 * What passwords are made of that everybody tries first, in plain letters: words, names and rows of keys from the published
 * lists, those of Indonesia among them. With the usual decorations each stands for dozens of passwords.
 */
const words = new Set(
  `password passwort passw passwd pass pwd secret rahasia sandi katasandi kunci masuk login admin administrator root user
  guest test testing demo welcome selamat hello halo hai letmein changeme default temp master monkey dragon shadow sunshine
  princess football soccer baseball basketball hockey bola sepakbola superman batman spiderman naruto pokemon starwars
  iloveyou loveyou lovely love cinta sayang sayangku kasih cintaku akucinta rindu bismillah alhamdulillah assalamualaikum
  allah muhammad yesus jesus maria mama papa ibu ayah bunda keluarga anak anakku family friend friends sahabat indonesia
  jakarta bandung surabaya bali merdeka garuda nusantara persib persija arema freedom qwerty qwertyu qwertyuiop qwert qwer
  qazwsx qweasd qweasdzxc asdf asdfg asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg aa aaa aaaa xxx
  trustno whatever michael jordan daniel ashley jessica charlie andrew thomas joshua nicole hunter buster tigger ginger
  cookie summer winter spring autumn flower orange banana cheese coffee computer internet google facebook instagram
  whatsapp android samsung iphone apple microsoft windows linux gmail yahoo shop store toko belanja bata batabola lego
  budi agus siti dewi putri sari andi rizky dian ayu wahyu fitri indah ratna yanti eko joko tono wati`.split(/\s+/),
);

/** Rows of keys that hold digits themselves. */
const rows = [
  "1q2w3e4r5t6y",
  "q1w2e3r4t5y6",
  "1qaz2wsx3edc",
  "qwe123",
  "asd123",
  "abc123",
  "123abc",
  "123qwe",
  "a1b2c3d4",
  "1a2b3c4d",
];

const plainLetters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "6": "g",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "2": "z",
};

const undisguised = (text: string) => [...text].map((letter) => plainLetters[letter] ?? letter).join("");
const lettersOnly = (text: string) => text.replace(/[^a-z]/g, "");
const halved = (text: string) =>
  text.slice(0, text.length / 2) === text.slice(text.length / 2) ? text.slice(text.length / 2) : text;

/** Whether a password is among those that guessers try first: a known word or row of keys, however it is dressed up (D-05). */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (rows.some((row) => core(small).startsWith(row.slice(0, 6)) && core(small).length <= row.length)) return true;
  // Ends first: in "P@ssw0rd123!" the tail is decoration and the middle is a disguise.
  const middle = small.replace(/^[^a-z@$]+/, "").replace(/[^a-z@$]+$/, "");
  const candidates = [lettersOnly(small), lettersOnly(middle), undisguised(middle), lettersOnly(undisguised(middle))];
  return candidates.some((word) => words.has(word) || words.has(halved(word)));
}

const core = (text: string) => text.replace(/[^a-z0-9]/g, "");
