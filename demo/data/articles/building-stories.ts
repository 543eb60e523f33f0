import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** Building with children. */
export const buildingStories: readonly ArticleDraft[] = [
  story("sorting-bricks", "building", "2026-01-10", {
    title: texts(
      "Sorting bricks without a quarrel",
      "Memilah bata tanpa bertengkar",
      "Phân loại gạch mà không cãi nhau",
      "分积木，不吵架",
    ),
    subtitle: texts(
      "By shape first, by colour last, and never everything on one day.",
      "Bentuk dulu, warna belakangan, dan jangan semuanya dalam satu hari.",
      "Theo hình trước, theo màu sau, và đừng làm hết trong một ngày.",
      "先分形状，后分颜色，别想一天分完。",
    ),
    html: texts(
      `<p>A child can find a red brick among grey ones in a second. Finding one small hinge among four hundred red parts takes all afternoon. That is why sorting by colour looks lovely and works badly.</p>
<h2>Four boxes are enough to begin</h2>
<ul><li>bricks, from two studs up;</li><li>flat plates and tiles;</li><li>wheels, doors, windows and everything that turns;</li><li>people, animals and their hats.</li></ul>
<p>Empty the big pile onto a bed sheet. Everybody takes one box and picks only what belongs in it. Stop after half an hour, even if the pile is not gone; lift the sheet by its corners and the rest goes back in the bag.</p>
<p>When one box overflows, split that one and leave the others alone. Children keep an order they made themselves. If you still need boxes, look among our <a href="/brick-boxes.html">brick boxes</a>; an empty biscuit tin does as well.</p>`,
      `<p>Anak bisa menemukan bata merah di antara bata abu-abu dalam sedetik. Menemukan satu engsel kecil di antara empat ratus bagian merah bisa sesorean. Itulah sebabnya memilah menurut warna tampak indah tetapi kurang berguna.</p>
<h2>Empat kotak cukup untuk memulai</h2>
<ul><li>bata, mulai dari dua tonjolan;</li><li>pelat dan ubin tipis;</li><li>roda, pintu, jendela, dan semua yang berputar;</li><li>orang, hewan, dan topi mereka.</li></ul>
<p>Tuang tumpukan besar di atas seprai. Setiap orang memegang satu kotak dan hanya memungut isinya. Berhentilah setelah setengah jam meski belum habis; angkat keempat sudut seprai dan sisanya kembali ke kantong.</p>
<p>Bila satu kotak penuh, bagi kotak itu saja. Anak menjaga tatanan yang mereka buat sendiri. Kalau masih perlu wadah, lihat <a href="/brick-boxes.html">kotak bata</a> kami; kaleng biskuit kosong juga bisa.</p>`,
      `<p>Trẻ tìm một viên đỏ giữa đám gạch xám chỉ mất một giây. Tìm một chiếc bản lề nhỏ giữa bốn trăm mảnh đỏ thì mất cả buổi chiều. Vì thế phân theo màu trông đẹp mà khó dùng.</p>
<h2>Bốn chiếc hộp là đủ để bắt đầu</h2>
<ul><li>gạch, từ hai núm trở lên;</li><li>tấm phẳng và mảnh lát;</li><li>bánh xe, cửa, cửa sổ và mọi thứ quay được;</li><li>người, con vật và mũ của họ.</li></ul>
<p>Đổ cả đống lên tấm ga giường. Mỗi người giữ một hộp và chỉ nhặt thứ thuộc về hộp mình. Sau nửa giờ thì dừng, dù chưa hết; nhấc bốn góc ga lên, phần còn lại trở về túi.</p>
<p>Hộp nào đầy thì chia hộp ấy, các hộp khác để yên. Trẻ giữ nề nếp do chính mình bày ra. Nếu còn thiếu hộp, hãy xem <a href="/brick-boxes.html">hộp gạch</a> của chúng tôi; hộp bánh quy rỗng cũng được.</p>`,
      `<p>在灰色积木里找一块红色的，孩子只要一秒。在四百块红色零件里找一个小铰链，却要一下午。所以按颜色分好看，却不好用。</p>
<h2>四个盒子就能开始</h2>
<ul><li>积木块，两个凸点以上的；</li><li>薄板和光面片；</li><li>轮子、门窗，以及一切会转的；</li><li>人偶、动物和它们的帽子。</li></ul>
<p>把一大堆倒在床单上，每人管一个盒子，只捡属于它的零件。半小时就停，没分完也没关系：提起床单四角，剩下的全部回到袋子里。</p>
<p>哪个盒子满了，就只拆分那一个。自己定的规矩，孩子才守得住。还缺盒子，可以看看我们的<a href="/brick-boxes.html">积木箱</a>；空饼干盒也行。</p>`,
    ),
  }),
  story("first-bricks-by-age", "building", "2026-01-24", {
    title: texts(
      "First bricks, year by year",
      "Bata pertama, tahun demi tahun",
      "Những viên gạch đầu tiên, theo từng tuổi",
      "第一套积木，按年龄选",
    ),
    subtitle: texts(
      "What small hands can do at two, four, six and nine.",
      "Yang bisa dilakukan tangan kecil pada usia dua, empat, enam, dan sembilan.",
      "Bàn tay nhỏ làm được gì ở tuổi lên hai, bốn, sáu và chín.",
      "两岁、四岁、六岁、九岁，小手各能做什么。",
    ),
    html: texts(
      `<p>The number on the box is about two things: which parts could be swallowed, and how long a child enjoys following a plan. The first is a rule. The second is a guess, and you know your child better than we do.</p>
<h2>What to look for</h2>
<ul><li><strong>From 2:</strong> large bricks that do not fit in a mouth. Towers, and the joy of knocking them down.</li><li><strong>From 4:</strong> ordinary bricks in a bucket, a base plate, a few wheels. No plan is needed.</li><li><strong>From 6:</strong> a first set with steps, finished in one sitting.</li><li><strong>From 9:</strong> buildings with rooms, machines with gears, evenings shared with a parent.</li></ul>
<p>With brothers and sisters of different ages, keep the small parts on the table and the large bricks on the floor. The border is easy to see and easy to defend.</p>
<p>Our <a href="/first-bricks.html">first bricks</a> carry their age and their SNI number on the page.</p>`,
      `<p>Angka di kotak bicara tentang dua hal: bagian mana yang bisa tertelan, dan berapa lama anak senang mengikuti petunjuk. Yang pertama adalah aturan. Yang kedua perkiraan, dan Anda lebih mengenal anak Anda.</p>
<h2>Yang perlu dicari</h2>
<ul><li><strong>Mulai 2 tahun:</strong> bata besar yang tidak muat di mulut. Menara, dan senangnya merobohkannya.</li><li><strong>Mulai 4 tahun:</strong> bata biasa dalam ember, satu alas, beberapa roda. Belum perlu petunjuk.</li><li><strong>Mulai 6 tahun:</strong> set pertama dengan langkah-langkah, selesai sekali duduk.</li><li><strong>Mulai 9 tahun:</strong> bangunan berkamar, mesin beroda gigi, malam yang dilewati bersama orang tua.</li></ul>
<p>Bila kakak dan adik berbeda usia, simpan bagian kecil di meja dan bata besar di lantai. Batasnya mudah dilihat dan mudah dijaga.</p>
<p><a href="/first-bricks.html">Bata pertama</a> kami mencantumkan usia dan nomor SNI di halamannya.</p>`,
      `<p>Con số trên hộp nói hai điều: mảnh nào có thể bị nuốt, và trẻ thích làm theo hướng dẫn được bao lâu. Điều thứ nhất là quy tắc. Điều thứ hai là phỏng đoán, và bạn hiểu con mình hơn chúng tôi.</p>
<h2>Nên tìm gì</h2>
<ul><li><strong>Từ 2 tuổi:</strong> gạch lớn không bỏ lọt miệng. Những ngọn tháp, và niềm vui xô đổ chúng.</li><li><strong>Từ 4 tuổi:</strong> một xô gạch thường, một tấm nền, vài bánh xe. Chưa cần bản vẽ.</li><li><strong>Từ 6 tuổi:</strong> bộ đầu tiên có từng bước, xếp xong trong một lần ngồi.</li><li><strong>Từ 9 tuổi:</strong> nhà có phòng, máy có bánh răng, những buổi tối cùng bố mẹ.</li></ul>
<p>Nhà có anh chị em khác tuổi thì để mảnh nhỏ trên bàn, gạch lớn dưới sàn. Ranh giới dễ thấy và dễ giữ.</p>
<p>Trang <a href="/first-bricks.html">gạch đầu đời</a> của chúng tôi ghi rõ độ tuổi và số SNI.</p>`,
      `<p>盒子上的年龄说的是两件事：哪些零件可能被吞下，以及孩子能开心地照着步骤做多久。前者是规定，后者只是估计，你比我们更了解自己的孩子。</p>
<h2>怎么选</h2>
<ul><li><strong>2 岁起：</strong>塞不进嘴的大积木。搭高塔，再痛快推倒。</li><li><strong>4 岁起：</strong>一桶普通积木、一块底板、几个轮子，还不需要图纸。</li><li><strong>6 岁起：</strong>第一套有步骤的积木，坐下来一次能拼完。</li><li><strong>9 岁起：</strong>有房间的建筑、有齿轮的机械，和爸妈一起度过的夜晚。</li></ul>
<p>家里孩子年龄不同，小零件放桌上，大积木放地上。界线一眼看得清，也守得住。</p>
<p>我们的<a href="/first-bricks.html">幼儿积木</a>页面都标明适用年龄和 SNI 编号。</p>`,
    ),
  }),
  story("rainy-day-builds", "building", "2026-02-19", {
    title: texts(
      "Five builds for a rainy afternoon",
      "Lima rakitan untuk sore yang hujan",
      "Năm trò xếp cho buổi chiều mưa",
      "雨天下午的五个搭建点子",
    ),
    subtitle: texts(
      "No new set, no screen, only the bricks you already have.",
      "Tanpa set baru, tanpa layar, hanya bata yang sudah ada.",
      "Không bộ mới, không màn hình, chỉ những viên gạch sẵn có.",
      "不买新套装，不看屏幕，就用家里现有的积木。",
    ),
    html: texts(
      `<p>The street is a river and football is off. Put the brick bucket in the middle of the floor, and give the afternoon a task instead of a plan.</p>
<h2>Pick one from a hat</h2>
<ul><li>A bridge between two chairs that carries a full cup of water.</li><li>Our street from memory: whose house is missing?</li><li>A marble run with three bends and a bell at the end.</li><li>The smallest animal that everybody still recognises.</li><li>A boat for one figure, tested in the kitchen bowl.</li></ul>
<p>Twenty minutes, then everyone shows what they made and says what was difficult. There is no prize. The question that keeps children building is not who won but how they did it.</p>
<p>Take a photo before tidying up; next time it rains, start from the picture. A <a href="/baseplates.html">base plate</a> helps when the build has to move off the dinner table.</p>`,
      `<p>Jalan depan jadi sungai dan sepak bola batal. Taruh ember bata di tengah lantai, lalu beri sore itu sebuah tugas, bukan petunjuk.</p>
<h2>Ambil satu undian</h2>
<ul><li>Jembatan di antara dua kursi yang kuat menahan secangkir air penuh.</li><li>Jalan rumah kita dari ingatan: rumah siapa yang terlewat?</li><li>Lintasan kelereng dengan tiga tikungan dan lonceng di ujungnya.</li><li>Hewan terkecil yang masih dikenali semua orang.</li><li>Perahu untuk satu figur, diuji di baskom dapur.</li></ul>
<p>Dua puluh menit, lalu semua memperlihatkan hasilnya dan bercerita bagian mana yang sulit. Tidak ada hadiah. Yang membuat anak terus merakit bukan siapa yang menang, melainkan bagaimana caranya.</p>
<p>Foto dulu sebelum dibereskan; hujan berikutnya mulailah dari foto itu. <a href="/baseplates.html">Alas susun</a> membantu saat rakitan harus pindah dari meja makan.</p>`,
      `<p>Ngoài đường nước ngập, buổi đá bóng phải hoãn. Hãy đặt xô gạch giữa sàn và cho buổi chiều một nhiệm vụ thay vì một bản vẽ.</p>
<h2>Bốc thăm một trò</h2>
<ul><li>Cây cầu nối hai chiếc ghế, đỡ được một cốc nước đầy.</li><li>Con phố nhà mình theo trí nhớ: còn thiếu nhà ai?</li><li>Đường lăn bi có ba khúc cua và chiếc chuông ở cuối.</li><li>Con vật nhỏ nhất mà ai cũng còn nhận ra.</li><li>Chiếc thuyền chở một nhân vật, thử ngay trong chậu bếp.</li></ul>
<p>Hai mươi phút, rồi mọi người khoe và kể chỗ nào khó. Không có giải thưởng. Điều khiến trẻ muốn xếp tiếp không phải ai thắng, mà là làm thế nào.</p>
<p>Chụp ảnh trước khi dọn; lần mưa sau bắt đầu từ tấm ảnh ấy. Một <a href="/baseplates.html">tấm nền</a> sẽ giúp khi công trình phải nhường bàn ăn.</p>`,
      `<p>门口的路成了河，球踢不成了。把积木桶放到地板中央，给这个下午一道题，而不是一张图纸。</p>
<h2>抽一张签</h2>
<ul><li>在两把椅子之间搭一座桥，要能托住满满一杯水。</li><li>凭记忆搭出我们这条街：漏了谁家？</li><li>三个弯的弹珠滑道，终点要有铃响。</li><li>小得不能再小、大家却还认得出的动物。</li><li>载一个人偶的小船，在厨房盆里试航。</li></ul>
<p>二十分钟后，每个人展示作品，说说哪里最难。没有奖品。让孩子一直搭下去的，不是谁赢了，而是“你怎么做到的”。</p>
<p>收拾之前拍张照，下次下雨就从照片开始。要把作品从饭桌上挪走时，一块<a href="/baseplates.html">底板</a>很有用。</p>`,
    ),
  }),
  story("photographing-a-build", "building", "2026-07-02", {
    title: texts(
      "How to photograph a build",
      "Cara memotret hasil rakitan",
      "Chụp ảnh công trình gạch thế nào cho đẹp",
      "怎样给积木作品拍照",
    ),
    subtitle: texts(
      "A window, a sheet of paper, a phone held low: the rules our own pictures follow.",
      "Jendela, selembar kertas, ponsel yang rendah: aturan yang juga dipakai foto kami.",
      "Một ô cửa sổ, một tờ giấy, điện thoại hạ thấp: đúng cách chúng tôi làm ảnh.",
      "一扇窗、一张纸、放低的手机：我们的图片也守这些规矩。",
    ),
    html: texts(
      `<p>Bricks are shiny, and a ceiling lamp turns every stud into a white dot. Switch it off. Carry the model to a window where the sun does not shine in directly; morning in the veranda is a good place.</p>
<h2>Three steps</h2>
<ul><li>Lean a large sheet of paper against a wall so that it curves onto the table. The background now has no edge.</li><li>Hold the phone as low as a figure's eyes. The castle grows.</li><li>Tap the model on the screen and slide the brightness down a little; colours get deeper.</li></ul>
<p>Then walk around it. One picture from the front, one from a corner, one of the detail you are proud of.</p>
<p>The pictures in this shop keep to the same rules: one warm background, soft light from one side, several views, and every colour shown as it is. Compare for yourself among the <a href="/castles.html">castles</a>.</p>`,
      `<p>Bata itu mengilap, dan lampu langit-langit mengubah setiap tonjolan menjadi titik putih. Matikan saja. Bawa rakitan ke dekat jendela yang tidak terkena matahari langsung; teras di pagi hari tempat yang pas.</p>
<h2>Tiga langkah</h2>
<ul><li>Sandarkan kertas besar ke dinding hingga melengkung ke meja. Latarnya kini tak bertepi.</li><li>Pegang ponsel setinggi mata figur. Kastelnya jadi megah.</li><li>Sentuh rakitan di layar dan turunkan terang sedikit; warnanya lebih dalam.</li></ul>
<p>Lalu kelilingi. Satu foto dari depan, satu dari sudut, satu bagian yang Anda banggakan.</p>
<p>Gambar di toko ini memakai aturan yang sama: satu latar hangat, cahaya lembut dari satu sisi, beberapa sudut pandang, dan setiap warna apa adanya. Bandingkan sendiri di halaman <a href="/castles.html">kastel</a>.</p>`,
      `<p>Gạch bóng, và đèn trần biến mỗi núm thành một chấm trắng. Hãy tắt đèn. Mang mô hình đến bên cửa sổ không có nắng chiếu thẳng; hiên nhà buổi sáng là chỗ tốt.</p>
<h2>Ba bước</h2>
<ul><li>Dựa tờ giấy lớn vào tường cho uốn cong xuống mặt bàn. Nền ảnh không còn đường viền.</li><li>Hạ điện thoại ngang mắt nhân vật. Lâu đài bỗng cao lớn.</li><li>Chạm vào mô hình trên màn hình rồi kéo độ sáng xuống một chút; màu sẽ sâu hơn.</li></ul>
<p>Sau đó đi một vòng. Một tấm chính diện, một tấm từ góc, một tấm chi tiết bạn tự hào.</p>
<p>Ảnh trong cửa hàng cũng theo các quy tắc ấy: một nền ấm, ánh sáng dịu từ một phía, nhiều góc nhìn, màu nào ra màu nấy. Bạn thử so ở trang <a href="/castles.html">lâu đài</a> nhé.</p>`,
      `<p>积木会反光，顶灯一照，每个凸点都是一个白点。把灯关掉，将作品搬到没有阳光直射的窗边，早晨的门廊就很好。</p>
<h2>三个步骤</h2>
<ul><li>把一张大纸靠墙立起，让它弯到桌面上，背景就没有接缝了。</li><li>手机放低到人偶眼睛的高度，城堡立刻高大起来。</li><li>在屏幕上点一下作品，把亮度往下拉一点，颜色更沉稳。</li></ul>
<p>然后绕着走一圈：正面一张，斜角一张，再拍一处你最得意的细节。</p>
<p>本店的图片也守同样的规矩：一种暖色背景、一侧柔光、多个角度、颜色如实。不妨到<a href="/castles.html">城堡</a>页面比一比。</p>`,
    ),
  }),
];
