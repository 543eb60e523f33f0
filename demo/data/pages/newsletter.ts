import type { DemoPage } from "../../seed/demo-page.ts";
import { texts } from "../texts.ts";

const dialogTitle = texts("One letter a week", "Satu surat seminggu", "Mỗi tuần một lá thư", "每周一封信");
const dialogText = texts(
  "New sets, court news and the odd secret price. No more than one, and you can stop it any time.",
  "Set baru, kabar lapangan, dan sesekali harga rahasia. Tidak lebih dari satu, dan bisa berhenti kapan saja.",
  "Bộ xếp mới, tin sân chơi và đôi khi một mức giá bí mật. Không hơn một lá, và dừng lúc nào cũng được.",
  "新品积木、球场消息，偶尔还有秘密价格。每周最多一封，随时可以退订。",
);
const alt = texts(
  "A green envelope with a letter, a basketball and bricks beside it",
  "Amplop hijau berisi surat, dengan bola basket dan bata di sampingnya",
  "Phong bì xanh có lá thư, bên cạnh là bóng rổ và gạch xếp",
  "绿色信封和信，旁边是篮球与积木",
);

/** The popup's text on the home page (NL-06). */
const dialogPage: DemoPage = {
  path: "/newsletter-dialog",
  content: (_device, locale) => ({
    columns: [
      {
        id: "letter",
        kind: "banner",
        style: "wide",
        items: [
          {
            image: "/pictures/newsletter.webp",
            alt: alt[locale],
            title: dialogTitle[locale],
            text: dialogText[locale],
          },
        ],
      },
    ],
  }),
};

const qrTitle = texts("Stay in touch", "Tetap terhubung", "Giữ liên lạc", "保持联系");
const qrHtml = texts(
  '<h1>Stay in touch</h1><p>You scanned the code on one of our boxes or at a till: welcome. Leave your e-mail and once a week we write what is new, what is nearly gone, and what other people have built.</p><ul><li>One letter a week, never more.</li><li>A link in each of them ends it at once.</li><li>Your address stays with us: see our <a href="/page/privacy-policy">privacy policy</a>.</li></ul>',
  '<h1>Tetap terhubung</h1><p>Anda memindai kode di kotak kami atau di kasir: selamat datang. Tinggalkan email, dan seminggu sekali kami menulis apa yang baru, apa yang hampir habis, dan apa yang disusun orang lain.</p><ul><li>Satu surat seminggu, tidak lebih.</li><li>Tautan di dalamnya menghentikannya seketika.</li><li>Alamat Anda tetap pada kami: lihat <a href="/page/privacy-policy">kebijakan privasi</a>.</li></ul>',
  '<h1>Giữ liên lạc</h1><p>Bạn vừa quét mã trên hộp hoặc tại quầy của chúng tôi: chào mừng bạn. Hãy để lại e-mail, mỗi tuần một lần chúng tôi viết về điều gì mới, món gì sắp hết và người khác đã xếp được gì.</p><ul><li>Mỗi tuần một lá thư, không hơn.</li><li>Liên kết trong thư giúp dừng ngay lập tức.</li><li>Địa chỉ của bạn chỉ ở lại với chúng tôi: xem <a href="/page/privacy-policy">chính sách bảo mật</a>.</li></ul>',
  '<h1>保持联系</h1><p>您扫描了包装盒或收银台上的二维码：欢迎！留下邮箱，我们每周写一次：有什么新品、什么快卖完了、别人搭出了什么。</p><ul><li>每周一封，绝不多发。</li><li>信中的链接可立即退订。</li><li>您的地址只留在我们这里：详见<a href="/page/privacy-policy">隐私政策</a>。</li></ul>',
);

/** Where the codes on boxes lead (NL-09). */
const qrPage: DemoPage = {
  path: "/page/newsletter-qrcode",
  seo: (locale) => ({ title: qrTitle[locale] }),
  content: (_device, locale) => ({ columns: [{ id: "intro", kind: "html", html: qrHtml[locale] }] }),
};

export const newsletterPages: readonly DemoPage[] = [dialogPage, qrPage];
