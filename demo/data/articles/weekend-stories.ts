import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** Two days outdoors, and the home one comes back to. */
export const weekendStories: readonly ArticleDraft[] = [
  story("packing-for-a-weekend-hike", "outdoor", "2026-07-14", {
    title: texts(
      "Packing for a weekend hike",
      "Berkemas untuk mendaki akhir pekan",
      "Xếp ba lô cho chuyến leo núi cuối tuần",
      "周末徒步，怎么装包",
    ),
    subtitle: texts(
      "What goes in, in which order, and what a child may carry.",
      "Apa yang dibawa, urutannya, dan apa yang boleh dibawa anak.",
      "Mang gì, xếp theo thứ tự nào, và trẻ nên đeo gì.",
      "带什么、按什么顺序装、孩子背什么。",
    ),
    html: texts(
      `<p>A good pack is packed backwards: what you need last goes in first. Lay everything on the floor, then take away a third of the clothes. Nobody has ever missed the fourth shirt.</p>
<h2>From bottom to top</h2>
<ul><li>Bottom: sleeping bag and night clothes, in a dry bag.</li><li>Middle, close to the back: food, stove, water. Heavy things belong here.</li><li>Top: rain jacket, first-aid pouch, something to nibble.</li><li>Pockets: head torch, whistle, a paper map, a bag for your rubbish.</li></ul>
<p>Two litres of water for each adult is a fair start. The full pack should weigh no more than a fifth of the person under it. A child of eight is proud of a bottle, a jacket and a torch; that is enough.</p>
<p>Tell somebody where you walk and when you will be back. Packs for every height are among our <a href="/backpacks.html">backpacks</a>.</p>`,
      `<p>Ransel yang baik dikemas terbalik: yang terakhir dipakai masuk lebih dulu. Jejerkan semuanya di lantai, lalu kurangi sepertiga baju. Belum pernah ada yang merindukan kaus keempat.</p>
<h2>Dari bawah ke atas</h2>
<ul><li>Bawah: kantong tidur dan baju malam, dalam tas kedap air.</li><li>Tengah, dekat punggung: makanan, kompor, air. Yang berat tempatnya di sini.</li><li>Atas: jas hujan, kotak P3K, camilan.</li><li>Saku: senter kepala, peluit, peta kertas, kantong sampah sendiri.</li></ul>
<p>Dua liter air untuk tiap orang dewasa adalah awal yang wajar. Ransel penuh sebaiknya tidak lebih dari seperlima berat pemakainya. Anak delapan tahun bangga membawa botol, jaket, dan senter; itu cukup.</p>
<p>Kabari seseorang ke mana Anda berjalan dan kapan kembali. Ransel untuk segala tinggi badan ada di <a href="/backpacks.html">rak ransel</a> kami.</p>`,
      `<p>Ba lô tốt được xếp ngược: thứ dùng sau cùng cho vào trước. Bày hết ra sàn rồi bớt một phần ba quần áo. Chưa ai từng tiếc chiếc áo thứ tư.</p>
<h2>Từ dưới lên trên</h2>
<ul><li>Đáy: túi ngủ và đồ mặc đêm, trong túi chống nước.</li><li>Giữa, sát lưng: thức ăn, bếp, nước. Đồ nặng nằm ở đây.</li><li>Trên: áo mưa, túi sơ cứu, đồ ăn vặt.</li><li>Ngăn phụ: đèn đội đầu, còi, bản đồ giấy, túi đựng rác của mình.</li></ul>
<p>Mỗi người lớn mang hai lít nước là vừa. Cả ba lô không nên quá một phần năm cân nặng người đeo. Trẻ tám tuổi tự hào đeo bình nước, áo khoác và đèn pin; thế là đủ.</p>
<p>Hãy báo ai đó bạn đi đâu và khi nào về. Ba lô cho mọi vóc người có ở mục <a href="/backpacks.html">ba lô</a>.</p>`,
      `<p>会装包的人都倒着装：最后用的最先放。把东西全摊在地上，再拿走三分之一的衣服。没有人想念过第四件 T 恤。</p>
<h2>从下到上</h2>
<ul><li>底部：睡袋和夜里穿的衣服，装进防水袋。</li><li>中间贴背：食物、炉具、水，重的放这里。</li><li>顶部：雨衣、急救包、零食。</li><li>侧袋：头灯、哨子、纸质地图、装自家垃圾的袋子。</li></ul>
<p>每个大人先备两升水。装满的包不要超过背包人体重的五分之一。八岁的孩子背上水壶、外套和手电就很自豪，够了。</p>
<p>把路线和返回时间告诉一个人。各种身高的背包，在<a href="/backpacks.html">双肩包</a>里挑。</p>`,
    ),
  }),
  story("a-desk-in-order", "home", "2026-09-10", {
    title: texts(
      "A desk in order, ten minutes a week",
      "Meja yang rapi, sepuluh menit seminggu",
      "Bàn học ngăn nắp, mười phút mỗi tuần",
      "书桌整齐，每周十分钟",
    ),
    subtitle: texts(
      "Three zones, one tray, and a date with the waste-paper basket.",
      "Tiga zona, satu nampan, dan janji temu dengan keranjang kertas.",
      "Ba vùng, một khay, và một cuộc hẹn với giỏ giấy.",
      "三个区、一个托盘，再和废纸篓约个时间。",
    ),
    html: texts(
      `<p>An untidy desk is seldom a matter of character. Most of the time things have no place to return to. Give them one, and the tidying becomes a walk instead of a decision.</p>
<h2>Three zones</h2>
<ul><li><strong>The hand:</strong> what you use every day, within reach. A pen cup, one notebook, the lamp.</li><li><strong>The arm:</strong> what you use every week, in an organiser at the edge.</li><li><strong>The step:</strong> everything else, in a drawer or on a shelf.</li></ul>
<p>Put one empty tray in the corner. Whatever has no place yet goes there, and only there. On Friday, ten minutes: empty the tray, sharpen the pencils, wipe the top.</p>
<p>For children, draw the outline of each thing on a sheet of paper under the glass. They will park the scissors like a car. Cups, lamps and organisers stand in <a href="/desk.html">our desk corner</a>.</p>`,
      `<p>Meja berantakan jarang soal watak. Biasanya barangnya saja tidak punya tempat pulang. Beri tempat, dan merapikan menjadi sekadar berjalan, bukan memutuskan.</p>
<h2>Tiga zona</h2>
<ul><li><strong>Sejangkauan tangan:</strong> yang dipakai tiap hari. Wadah pena, satu buku catatan, lampu.</li><li><strong>Sejangkauan lengan:</strong> yang dipakai tiap minggu, di rak kecil di tepi meja.</li><li><strong>Selangkah:</strong> sisanya, di laci atau lemari.</li></ul>
<p>Taruh satu nampan kosong di sudut. Apa pun yang belum punya tempat masuk ke sana, dan hanya ke sana. Hari Jumat, sepuluh menit: kosongkan nampan, raut pensil, lap meja.</p>
<p>Untuk anak, gambar garis luar tiap barang di kertas di bawah kaca. Mereka akan memarkir gunting seperti mobil. Wadah, lampu, dan rak ada di <a href="/desk.html">sudut meja kerja</a> kami.</p>`,
      `<p>Bàn bừa bộn hiếm khi do tính nết. Phần lớn vì đồ vật không có chỗ để về. Cho chúng một chỗ, dọn dẹp chỉ còn là đi vài bước chứ không phải đắn đo.</p>
<h2>Ba vùng</h2>
<ul><li><strong>Tầm bàn tay:</strong> thứ dùng hằng ngày. Ống bút, một quyển sổ, chiếc đèn.</li><li><strong>Tầm cánh tay:</strong> thứ dùng hằng tuần, trong kệ nhỏ ở mép bàn.</li><li><strong>Một bước chân:</strong> mọi thứ còn lại, trong ngăn kéo hay trên giá.</li></ul>
<p>Đặt một khay trống ở góc. Thứ gì chưa có chỗ thì vào đó, và chỉ vào đó. Thứ Sáu, mười phút: dọn khay, gọt bút chì, lau mặt bàn.</p>
<p>Với trẻ, hãy vẽ viền từng món lên tờ giấy dưới mặt kính. Các con sẽ đỗ chiếc kéo như đỗ xe. Ống bút, đèn và kệ có ở <a href="/desk.html">góc bàn làm việc</a>.</p>`,
      `<p>桌子乱，很少是性格问题，多半是东西没有“家”可回。给它们定个位置，收拾就只是走几步，不用做决定。</p>
<h2>三个区</h2>
<ul><li><strong>手边：</strong>每天用的。笔筒、一本笔记本、台灯。</li><li><strong>臂长之内：</strong>每周用的，放进桌边的收纳架。</li><li><strong>一步之外：</strong>其余的，进抽屉或上架子。</li></ul>
<p>角落放一个空托盘，还没有位置的东西只许放那里。星期五花十分钟：清空托盘，削好铅笔，擦桌面。</p>
<p>给孩子的办法：在玻璃下的纸上描出每样东西的轮廓，他们会像停车一样把剪刀停好。笔筒、台灯和收纳架都在<a href="/desk.html">书桌</a>专区。</p>`,
    ),
  }),
  story("gifts-under-200-thousand", "home", "2026-10-22", {
    title: texts(
      "Gifts under 200 thousand rupiah",
      "Kado di bawah 200 ribu rupiah",
      "Quà tặng dưới 200 nghìn rupiah",
      "二十万盾以内的礼物",
    ),
    subtitle: texts(
      "For the colleague, the cousin, the coach and the neighbour who feeds the cat.",
      "Untuk rekan kerja, sepupu, pelatih, dan tetangga yang memberi makan kucing.",
      "Cho đồng nghiệp, em họ, huấn luyện viên và người hàng xóm cho mèo ăn hộ.",
      "送同事、表弟、教练，还有帮忙喂猫的邻居。",
    ),
    html: texts(
      `<p>A small gift works when it fits into a day the other person already has. Think of what they do at seven in the morning or on Saturday at four, and begin there.</p>
<h2>Some that we have given ourselves</h2>
<ul><li>For the office: the Catat notebook or the Blirik enamel mug.</li><li>For a child of five: a brick bucket with a lid, because the lid is half of the game.</li><li>For the one who never sits still: the Lompat speed rope or a mini ball.</li><li>For the puzzler: the Tujuh cube puzzle, seven pieces and many evenings.</li><li>For the neighbour: the Senja candle, with a card that says thank you for what.</li></ul>
<p>All of them cost less than Rp200.000 on the day we wrote this. Write two lines by hand; they are kept longer than the wrapping.</p>
<p>More ideas stand in <a href="/home-gifts.html">home and gifts</a>. You can sort by price and stop where your budget does.</p>`,
      `<p>Kado kecil berhasil bila masuk ke hari yang sudah dijalani penerimanya. Bayangkan apa yang mereka lakukan pukul tujuh pagi atau Sabtu pukul empat sore, lalu mulai dari sana.</p>
<h2>Beberapa yang pernah kami berikan sendiri</h2>
<ul><li>Untuk kantor: buku catatan Catat atau mug enamel Blirik.</li><li>Untuk anak lima tahun: ember bata bertutup, karena tutupnya separuh permainan.</li><li>Untuk yang tak bisa diam: tali skipping Lompat atau bola mini.</li><li>Untuk penyuka teka-teki: puzzle kubus Tujuh, tujuh bagian dan banyak malam.</li><li>Untuk tetangga: lilin Senja, dengan kartu ucapan terima kasih yang menyebut untuk apa.</li></ul>
<p>Semuanya kurang dari Rp200.000 pada hari tulisan ini dibuat. Tulislah dua baris dengan tangan; itu disimpan lebih lama daripada kertas kadonya.</p>
<p>Ide lain ada di <a href="/home-gifts.html">rumah dan kado</a>. Urutkan menurut harga dan berhentilah di batas anggaran Anda.</p>`,
      `<p>Món quà nhỏ có ý nghĩa khi hợp với một ngày vốn có của người nhận. Hãy nghĩ họ làm gì lúc bảy giờ sáng hay bốn giờ chiều thứ Bảy, rồi bắt đầu từ đó.</p>
<h2>Vài món chính chúng tôi từng tặng</h2>
<ul><li>Cho văn phòng: sổ tay Catat hoặc ca men Blirik.</li><li>Cho bé năm tuổi: xô gạch có nắp, vì chiếc nắp đã là nửa trò chơi.</li><li>Cho người không ngồi yên: dây nhảy Lompat hoặc bóng mini.</li><li>Cho người mê câu đố: bộ xếp khối Tujuh, bảy mảnh và nhiều buổi tối.</li><li>Cho hàng xóm: nến Senja, kèm tấm thiệp nói rõ cảm ơn vì điều gì.</li></ul>
<p>Tất cả đều dưới Rp200.000 vào ngày chúng tôi viết bài. Hãy viết tay hai dòng; người ta giữ nó lâu hơn giấy gói.</p>
<p>Thêm gợi ý ở mục <a href="/home-gifts.html">nhà và quà tặng</a>. Bạn có thể xếp theo giá và dừng ở mức mình muốn.</p>`,
      `<p>小礼物要送得好，得放进对方本来就有的一天里。想想他早上七点、周六下午四点在做什么，从那里开始。</p>
<h2>我们自己送过的几样</h2>
<ul><li>给办公室：Catat 笔记本或 Blirik 搪瓷杯。</li><li>给五岁孩子：带盖积木桶，那个盖子就占一半乐趣。</li><li>给坐不住的人：Lompat 跳绳或一个迷你球。</li><li>给爱解谜的人：Tujuh 七块立方体，七块，许多个夜晚。</li><li>给邻居：Senja 蜡烛，附一张卡片，写清楚谢的是什么。</li></ul>
<p>写这篇文章那天，它们都不到 Rp200.000。再手写两行字，会比包装纸留得久。</p>
<p>更多点子在<a href="/home-gifts.html">家居与礼物</a>，可以按价格排序，看到预算为止。</p>`,
    ),
  }),
  story("camping-in-the-rainy-season", "outdoor", "2026-11-03", {
    title: texts("Camping in the rainy season", "Berkemah di musim hujan", "Cắm trại mùa mưa", "雨季露营"),
    subtitle: texts(
      "Where to pitch, what to keep dry, and when to go home.",
      "Di mana memasang tenda, apa yang dijaga kering, dan kapan pulang.",
      "Dựng lều ở đâu, giữ khô thứ gì, và khi nào nên về.",
      "在哪儿搭、什么要保持干燥、什么时候该回家。",
    ),
    html: texts(
      `<p>Rain on a tent roof is a fine sound, as long as it stays on the roof. In these months it comes most afternoons, so arrive before lunch and be finished when it starts.</p>
<h2>Place, roof, floor</h2>
<ul><li>Choose ground that is a little higher, away from streams and from under old branches.</li><li>Hang a tarpaulin over the tent first; then everything else can be done in the dry.</li><li>The ground sheet must be smaller than the tent, or it collects water.</li><li>Clothes for the night stay in a dry bag until you wear them.</li></ul>
<p>Cook under the edge of the tarpaulin, never inside the tent. Keep one lantern in the same corner all evening so that nobody has to search. Play cards; the rain will not hurry.</p>
<p>Thunder, rising water or a weather warning end the trip. The mountain stays where it is. Tents and lamps are under <a href="/camping.html">camping</a>, umbrellas under <a href="/rain.html">rain</a>.</p>`,
      `<p>Suara hujan di atap tenda itu enak, asal tetap di atap. Di bulan-bulan ini hujan turun hampir setiap sore, jadi datanglah sebelum makan siang dan selesaikan semuanya sebelum mulai.</p>
<h2>Tempat, atap, lantai</h2>
<ul><li>Pilih tanah yang sedikit lebih tinggi, jauh dari sungai dan dari bawah dahan tua.</li><li>Bentangkan terpal di atas tempat tenda lebih dulu; sisanya bisa dikerjakan tanpa basah.</li><li>Alas tenda harus lebih kecil daripada tenda, kalau tidak ia menampung air.</li><li>Baju malam tetap di tas kedap air sampai dipakai.</li></ul>
<p>Masaklah di tepi terpal, jangan di dalam tenda. Taruh satu lentera di sudut yang sama sepanjang malam agar tak perlu dicari. Bermainlah kartu; hujan tidak akan terburu-buru.</p>
<p>Petir, air naik, atau peringatan cuaca berarti pulang. Gunungnya tidak ke mana-mana. Tenda dan lampu ada di <a href="/camping.html">berkemah</a>, payung di <a href="/rain.html">perlengkapan hujan</a>.</p>`,
      `<p>Tiếng mưa trên mái lều thật dễ chịu, miễn là mưa ở lại trên mái. Những tháng này chiều nào cũng dễ mưa, nên hãy đến trước bữa trưa và dựng xong trước khi mưa.</p>
<h2>Chỗ, mái, sàn</h2>
<ul><li>Chọn nền hơi cao, xa suối và đừng ở dưới cành cây già.</li><li>Căng bạt trước; sau đó mọi việc khác làm được trong chỗ khô.</li><li>Tấm trải nền phải nhỏ hơn lều, nếu không nó sẽ hứng nước.</li><li>Quần áo ngủ để trong túi chống nước cho đến lúc mặc.</li></ul>
<p>Nấu ở mép bạt, không bao giờ nấu trong lều. Để một chiếc đèn ở đúng một góc suốt tối cho khỏi tìm. Chơi bài đi; mưa không vội đâu.</p>
<p>Có sấm, nước dâng hay cảnh báo thời tiết thì về. Núi vẫn ở đó. Lều và đèn ở mục <a href="/camping.html">cắm trại</a>, ô ở mục <a href="/rain.html">đi mưa</a>.</p>`,
      `<p>雨打帐篷顶的声音很好听，只要它留在顶上。这几个月下午多半有雨，所以午饭前到，雨来之前搭好。</p>
<h2>选地、搭顶、铺底</h2>
<ul><li>选略高的地方，远离溪流，也别在老树枝下面。</li><li>先拉天幕，其余的活儿就能在干处做。</li><li>地布要比帐篷小一圈，不然会兜水。</li><li>夜里穿的衣服，穿之前一直留在防水袋里。</li></ul>
<p>在天幕边缘做饭，绝不在帐篷里生火。营灯整晚放在同一个角落，省得找。打打牌吧，雨不着急。</p>
<p>打雷、涨水或有天气警报，就收拾回家，山不会跑。帐篷和灯在<a href="/camping.html">露营</a>，雨伞在<a href="/rain.html">雨具</a>。</p>`,
    ),
  }),
];
