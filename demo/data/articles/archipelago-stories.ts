import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** Indonesian houses, ships and temples, and what they become in bricks. */
export const archipelagoStories: readonly ArticleDraft[] = [
  story("rumah-gadang-in-bricks", "archipelago", "2026-04-01", {
    title: texts(
      "A rumah gadang, slice by slice",
      "Rumah gadang, seiris demi seiris",
      "Dựng rumah gadang từng lát mái",
      "一片一片，搭起牛角屋",
    ),
    subtitle: texts(
      "How the curved roof of West Sumatra is built from straight bricks.",
      "Bagaimana atap lengkung Sumatra Barat dibuat dari bata yang lurus.",
      "Mái cong Tây Sumatra được xếp từ những viên gạch thẳng ra sao.",
      "西苏门答腊的弧形屋顶，怎样用直的积木搭出来。",
    ),
    html: texts(
      `<p>The great house of the Minangkabau belongs to the women of the family and passes from mother to daughter. Its roof rises at both ends like the horns of a buffalo; people call these points <em>gonjong</em>. The posts stand on flat stones, so the house can move a little when the earth does.</p>
<h2>A curve without curved parts</h2>
<p>In the brick model the roof is cut into slices. Each slice is straight, but stands a little higher than its neighbour. Twenty slices later the eye sees a bow. Show it to a child who is learning about graphs: it is the same trick.</p>
<ul><li>Build the floor and walls first; they lean outward on purpose.</li><li>Sort the roof slices by number before you start.</li><li>Put the horns on last, when nobody will carry the house any more.</li></ul>
<p>Leave a place in front for the <em>rangkiang</em>, the rice barn, and make it from your own bricks. The set stands among our <a href="/houses.html">houses and shops</a>.</p>`,
      `<p>Rumah besar orang Minangkabau adalah milik kaum perempuan dan turun dari ibu ke anak perempuan. Atapnya naik di kedua ujung seperti tanduk kerbau, disebut <em>gonjong</em>. Tiangnya berdiri di atas batu datar, sehingga rumah bisa ikut bergerak sedikit saat gempa.</p>
<h2>Lengkung tanpa bagian melengkung</h2>
<p>Pada model bata, atapnya dipotong menjadi irisan. Setiap irisan lurus, tetapi sedikit lebih tinggi daripada tetangganya. Dua puluh irisan kemudian mata melihat busur. Tunjukkan pada anak yang sedang belajar grafik: akalnya sama.</p>
<ul><li>Rakit lantai dan dinding dulu; dindingnya memang condong ke luar.</li><li>Urutkan irisan atap menurut nomor sebelum mulai.</li><li>Pasang gonjong paling akhir, saat rumah tidak akan dipindahkan lagi.</li></ul>
<p>Sisakan tempat di depan untuk <em>rangkiang</em>, lumbung padi, dan buatlah dari bata Anda sendiri. Setnya ada di <a href="/houses.html">rumah dan toko</a>.</p>`,
      `<p>Ngôi nhà lớn của người Minangkabau thuộc về phụ nữ trong họ, truyền từ mẹ sang con gái. Mái vút lên hai đầu như sừng trâu, gọi là <em>gonjong</em>. Cột đứng trên đá phẳng, nên khi đất rung, nhà cũng xê dịch được đôi chút.</p>
<h2>Đường cong không cần mảnh cong</h2>
<p>Trong mô hình, mái được cắt thành lát. Lát nào cũng thẳng nhưng cao hơn lát bên cạnh một chút. Sau hai mươi lát, mắt thấy một vòng cung. Hãy chỉ cho trẻ đang học đồ thị: cùng một mẹo.</p>
<ul><li>Xếp sàn và tường trước; tường cố ý nghiêng ra ngoài.</li><li>Sắp các lát mái theo số trước khi bắt đầu.</li><li>Gắn sừng mái sau cùng, khi không ai bê ngôi nhà nữa.</li></ul>
<p>Chừa chỗ phía trước cho <em>rangkiang</em>, kho thóc, và tự xếp bằng gạch của bạn. Bộ này ở mục <a href="/houses.html">nhà và cửa hàng</a>.</p>`,
      `<p>米南加保人的大屋属于家族中的女性，由母亲传给女儿。屋顶两端翘起，像水牛的角，当地人叫它 <em>gonjong</em>。柱子立在平石上，大地摇晃时，房子也能跟着动一动。</p>
<h2>没有弧形零件的弧线</h2>
<p>积木模型把屋顶切成一片片。每片都是直的，只比旁边高一点点；二十片之后，眼睛看到的就是一张弓。给正在学函数图像的孩子看看，道理一样。</p>
<ul><li>先搭地板和墙，墙向外倾是有意的。</li><li>开始之前，把屋顶片按编号排好。</li><li>牛角最后装，装好就别再搬动了。</li></ul>
<p>屋前留块地给 <em>rangkiang</em>（谷仓），用你自己的积木搭。套装在<a href="/houses.html">房屋与商店</a>。</p>`,
    ),
  }),
  story("phinisi-under-full-sail", "archipelago", "2026-06-04", {
    title: texts(
      "A phinisi under full sail",
      "Pinisi dengan layar terkembang",
      "Thuyền pinisi căng đủ buồm",
      "皮尼西，满帆",
    ),
    subtitle: texts(
      "Two masts, seven sails, and shipwrights who begin with the skin.",
      "Dua tiang, tujuh layar, dan perajin kapal yang mulai dari kulitnya.",
      "Hai cột, bảy buồm, và những người thợ bắt đầu từ lớp vỏ.",
      "两根桅、七面帆，和从船壳造起的匠人。",
    ),
    html: texts(
      `<p>On the beaches of Bulukumba in South Sulawesi large wooden ships grow under palm trees. The builders fit the planks of the hull first and put the ribs in afterwards, the other way round from most shipyards. In 2017 UNESCO entered this art in its list of living heritage.</p>
<h2>Count the sails</h2>
<p>A phinisi has two masts and seven sails: three triangles at the bow, a large sail on each mast, and a small one above each of those. Children like to learn them from front to back and to set them in that order.</p>
<ul><li>Fix the hull to its stand before you touch a mast.</li><li>Tie the stays loosely, and tighten all of them at the end.</li><li>Use tweezers for the small blocks and breathe out while you place them.</li></ul>
<p>Read the story of a voyage aloud while the other one builds. Our model sails among the <a href="/trains-ships.html">trains and ships</a>; tweezers are in the box.</p>`,
      `<p>Di pantai Bulukumba, Sulawesi Selatan, kapal kayu besar tumbuh di bawah pohon kelapa. Perajinnya memasang papan lambung dulu dan rusuknya kemudian, kebalikan dari kebanyakan galangan. Pada 2017 UNESCO memasukkan seni ini ke daftar warisan budaya takbenda.</p>
<h2>Hitung layarnya</h2>
<p>Pinisi punya dua tiang dan tujuh layar: tiga segitiga di haluan, satu layar besar di tiap tiang, dan satu layar kecil di atas masing-masing. Anak suka menghafalnya dari depan ke belakang dan memasangnya menurut urutan itu.</p>
<ul><li>Pasang lambung pada dudukannya sebelum menyentuh tiang.</li><li>Ikat tali dengan longgar, kencangkan semuanya di akhir.</li><li>Pakai pinset untuk bagian kecil dan buang napas saat memasangnya.</li></ul>
<p>Bacakan kisah pelayaran selagi yang lain merakit. Model kami berlayar di <a href="/trains-ships.html">kereta dan kapal</a>; pinsetnya ada di kotak.</p>`,
      `<p>Trên bãi biển Bulukumba, Nam Sulawesi, những con tàu gỗ lớn lên dưới hàng dừa. Thợ ghép ván vỏ trước rồi mới đặt khung sườn, ngược với đa số xưởng đóng tàu. Năm 2017 UNESCO ghi nghệ thuật này vào danh sách di sản sống.</p>
<h2>Đếm cánh buồm</h2>
<p>Pinisi có hai cột và bảy buồm: ba tam giác ở mũi, một buồm lớn trên mỗi cột, và một buồm nhỏ phía trên từng buồm lớn. Trẻ thích học từ trước ra sau và giương theo đúng thứ tự ấy.</p>
<ul><li>Gắn thân thuyền vào giá trước khi chạm đến cột.</li><li>Buộc dây lỏng, cuối cùng mới siết tất cả.</li><li>Dùng nhíp cho mảnh nhỏ và thở ra khi đặt xuống.</li></ul>
<p>Một người đọc truyện đi biển, người kia xếp. Mô hình của chúng tôi ở mục <a href="/trains-ships.html">tàu hỏa và tàu thủy</a>; nhíp có sẵn trong hộp.</p>`,
      `<p>在南苏拉威西布鲁昆巴的海滩上，大木船在椰树下慢慢长成。匠人先拼船壳的木板，再装肋骨，和多数船厂正好相反。2017 年，联合国教科文组织把这门手艺列入非物质文化遗产。</p>
<h2>数一数船帆</h2>
<p>皮尼西有两根桅、七面帆：船头三面三角帆，每根桅上一面大帆，大帆之上各有一面小帆。孩子们喜欢从前往后背下来，再按顺序挂。</p>
<ul><li>先把船身固定在底座上，再碰桅杆。</li><li>缆绳先松松系上，最后一起拉紧。</li><li>小零件用镊子，放下时呼气。</li></ul>
<p>一个人朗读航海故事，另一个人拼。我们的模型在<a href="/trains-ships.html">火车与轮船</a>，镊子就在盒里。</p>`,
    ),
  }),
  story("candi-stone-by-stone", "archipelago", "2026-08-12", {
    title: texts(
      "A candi, stone by stone",
      "Candi, batu demi batu",
      "Ngôi đền candi, từng viên đá",
      "一石一石，搭一座坎蒂",
    ),
    subtitle: texts(
      "Borobudur was laid without mortar. So is the one on your table.",
      "Borobudur disusun tanpa semen. Begitu juga yang di meja Anda.",
      "Borobudur xếp không cần vữa. Ngôi đền trên bàn bạn cũng vậy.",
      "婆罗浮屠不用灰浆，你桌上的这座也一样。",
    ),
    html: texts(
      `<p>Borobudur, near Magelang, is some twelve hundred years old. Its stones hold by weight and by joints cut into them, much as studs hold bricks. When the temple was restored from 1975 to 1982, about a million stones were taken down, numbered, cleaned and put back.</p>
<h2>Walk it as you build it</h2>
<p>The real temple has six square levels and three round ones, with 72 latticed bells around a single large one. The brick model keeps the idea with fewer: four galleries, three terraces, thirty-four bells. Pilgrims walk around each level before they climb. Do the same with the plan, one level an evening.</p>
<ul><li>Number the bags with a pencil, as the restorers did with the stones.</li><li>Check each level with a ruler; a slip of one stud shows at the top.</li><li>Keep the last bell for the youngest.</li></ul>
<p>You find it, with Prambanan and Monas, among the <a href="/landmarks.html">landmarks</a>.</p>`,
      `<p>Borobudur di dekat Magelang berusia sekitar seribu dua ratus tahun. Batunya saling menahan oleh berat dan takikan yang dipahat, mirip tonjolan yang menahan bata. Saat dipugar pada 1975–1982, sekitar sejuta batu diturunkan, diberi nomor, dibersihkan, dan dipasang kembali.</p>
<h2>Berjalan sambil merakit</h2>
<p>Candi aslinya punya enam tingkat persegi dan tiga tingkat bundar, dengan 72 stupa berlubang mengelilingi satu stupa besar. Model bata menjaga gagasannya dengan lebih sedikit: empat lorong, tiga teras, tiga puluh empat stupa. Peziarah mengelilingi tiap tingkat sebelum naik. Lakukan hal yang sama, satu tingkat semalam.</p>
<ul><li>Beri nomor kantongnya dengan pensil, seperti para pemugar menomori batu.</li><li>Periksa tiap tingkat dengan penggaris; meleset satu tonjolan akan terlihat di puncak.</li><li>Simpan stupa terakhir untuk si bungsu.</li></ul>
<p>Temukan bersama Prambanan dan Monas di <a href="/landmarks.html">bangunan ikonik</a>.</p>`,
      `<p>Borobudur, gần Magelang, đã chừng một nghìn hai trăm tuổi. Đá giữ nhau bằng sức nặng và các mộng đục, giống như núm giữ gạch. Khi trùng tu từ 1975 đến 1982, khoảng một triệu viên đá được gỡ xuống, đánh số, làm sạch rồi đặt lại.</p>
<h2>Vừa xếp vừa đi</h2>
<p>Ngôi đền thật có sáu tầng vuông và ba tầng tròn, với 72 bảo tháp mắt lưới quanh một bảo tháp lớn. Mô hình giữ ý ấy với số ít hơn: bốn hành lang, ba tầng tròn, ba mươi tư bảo tháp. Người hành hương đi vòng từng tầng trước khi lên. Bạn cũng thế, mỗi tối một tầng.</p>
<ul><li>Đánh số các túi bằng bút chì, như người trùng tu đánh số đá.</li><li>Kiểm tra mỗi tầng bằng thước; lệch một núm là thấy ở đỉnh.</li><li>Dành bảo tháp cuối cho em út.</li></ul>
<p>Bộ này cùng Prambanan và Monas có ở mục <a href="/landmarks.html">công trình nổi tiếng</a>.</p>`,
      `<p>马吉冷附近的婆罗浮屠，约有一千二百年历史。石头靠自重和凿出的榫口相扣，就像凸点扣住积木。1975 年到 1982 年重修时，约一百万块石头被取下、编号、清洗，再放回原处。</p>
<h2>一边搭，一边走</h2>
<p>真正的寺庙有六层方台、三层圆台，72 座镂空小塔围着一座大塔。积木模型保留了这个构思，数量少些：四层回廊、三层圆台、三十四座小塔。朝圣者绕完一层才上一层，搭的时候也可以这样，一晚一层。</p>
<ul><li>用铅笔给零件袋编号，就像修复者给石头编号。</li><li>每层用尺子核对，差一个凸点，到顶上就看得出来。</li><li>最后一座小塔，留给家里最小的那个。</li></ul>
<p>它和普兰巴南、莫纳斯一起，在<a href="/landmarks.html">地标建筑</a>。</p>`,
    ),
  }),
];
