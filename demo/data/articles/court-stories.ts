import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** Before, during and after a game. */
export const courtStories: readonly ArticleDraft[] = [
  story("choosing-a-badminton-racket", "sports", "2026-02-07", {
    title: texts("Choosing a badminton racket", "Memilih raket bulu tangkis", "Chọn vợt cầu lông", "怎样选羽毛球拍"),
    subtitle: texts(
      "Weight, balance, shaft: three words on the frame and what your arm feels of them.",
      "Bobot, keseimbangan, batang: tiga kata di bingkai dan apa yang dirasakan lengan.",
      "Trọng lượng, cân bằng, thân vợt: ba chữ trên khung và cảm giác ở cánh tay.",
      "重量、平衡、中杆：拍框上的三个词，手臂怎么感受。",
    ),
    html: texts(
      `<p>Rackets differ by a few grams and a few centimetres, yet after an hour in a warm hall your shoulder knows the difference. Start with what you play: doubles after work, a school team, or the alley behind the house.</p>
<h2>Three things to read</h2>
<ul><li><strong>Weight.</strong> 3U is 85 to 89 grams, 4U is 80 to 84, 5U is 75 to 79. Lighter is quicker, heavier hits deeper.</li><li><strong>Balance.</strong> Head-heavy helps the smash, head-light helps defence, even balance forgives most.</li><li><strong>Shaft.</strong> A flexible shaft lends power to a slow swing; a stiff one asks for clean timing.</li></ul>
<p>For a first season take 4U or 5U, even balance, a medium shaft, and strings at about 9 kg. Children under ten do well with a shorter steel racket that survives the pavement.</p>
<p>See our <a href="/badminton.html">badminton shelf</a>, or have your racket strung at one of the <a href="/store">stores</a> with a stringing bench.</p>`,
      `<p>Beda raket hanya beberapa gram dan beberapa sentimeter, tetapi setelah sejam di aula yang panas bahu Anda merasakannya. Mulailah dari cara Anda bermain: ganda sepulang kerja, tim sekolah, atau gang belakang rumah.</p>
<h2>Tiga hal yang perlu dibaca</h2>
<ul><li><strong>Bobot.</strong> 3U berarti 85–89 gram, 4U 80–84, 5U 75–79. Yang ringan lebih gesit, yang berat memukul lebih dalam.</li><li><strong>Keseimbangan.</strong> Berat di kepala membantu smes, ringan di kepala membantu bertahan, merata paling mudah.</li><li><strong>Batang.</strong> Batang lentur menambah tenaga ayunan pelan; batang kaku menuntut waktu pukul yang rapi.</li></ul>
<p>Untuk musim pertama ambil 4U atau 5U, seimbang, batang sedang, dan senar sekitar 9 kg. Anak di bawah sepuluh tahun cocok dengan raket baja yang lebih pendek dan tahan jatuh.</p>
<p>Lihat rak <a href="/badminton.html">bulu tangkis</a> kami, atau pasang senar di <a href="/store">toko</a> yang punya meja senar.</p>`,
      `<p>Vợt chỉ khác nhau vài gram, vài xăng-ti-mét, nhưng sau một giờ trong nhà thi đấu nóng, vai bạn biết ngay. Hãy bắt đầu từ cách bạn chơi: đánh đôi sau giờ làm, đội trường, hay con hẻm sau nhà.</p>
<h2>Ba điều cần đọc</h2>
<ul><li><strong>Trọng lượng.</strong> 3U là 85–89 gram, 4U là 80–84, 5U là 75–79. Nhẹ thì nhanh, nặng thì đánh sâu.</li><li><strong>Cân bằng.</strong> Nặng đầu giúp đập cầu, nhẹ đầu giúp thủ, cân đều dễ chơi hơn cả.</li><li><strong>Thân vợt.</strong> Thân dẻo thêm lực cho cú vung chậm; thân cứng đòi hỏi đúng nhịp.</li></ul>
<p>Mùa đầu nên chọn 4U hoặc 5U, cân đều, thân vừa, căng dây khoảng 9 kg. Trẻ dưới mười tuổi hợp với vợt thép ngắn, rơi xuống nền vẫn bền.</p>
<p>Xem kệ <a href="/badminton.html">cầu lông</a>, hoặc mang vợt đến <a href="/store">cửa hàng</a> có bàn căng dây.</p>`,
      `<p>球拍之间只差几克、几厘米，可在闷热的球馆打上一小时，肩膀分得清清楚楚。先想想你怎么打：下班后的双打、校队，还是屋后的小巷。</p>
<h2>看三样</h2>
<ul><li><strong>重量。</strong>3U 为 85–89 克，4U 为 80–84 克，5U 为 75–79 克。轻的灵活，重的打得深。</li><li><strong>平衡。</strong>头重利于杀球，头轻利于防守，均衡最好上手。</li><li><strong>中杆。</strong>软杆给慢挥拍借力，硬杆要求击球时机准。</li></ul>
<p>第一个赛季选 4U 或 5U、均衡、中等硬度，线穿 9 公斤左右。十岁以下的孩子用短一点的钢拍，摔在地上也不怕。</p>
<p>看看我们的<a href="/badminton.html">羽毛球</a>货架，或到设有穿线台的<a href="/store">门店</a>穿线。</p>`,
    ),
  }),
  story("ball-sizes", "sports", "2026-04-14", {
    title: texts(
      "Which ball size for which child?",
      "Ukuran bola untuk anak usia berapa?",
      "Bóng cỡ nào cho trẻ mấy tuổi?",
      "多大的孩子用几号球？",
    ),
    subtitle: texts(
      "Football, futsal, basketball and volleyball, with the numbers in one place.",
      "Sepak bola, futsal, basket, dan voli, angkanya di satu tempat.",
      "Bóng đá, futsal, bóng rổ, bóng chuyền: mọi con số ở một chỗ.",
      "足球、五人制、篮球、排球，数字都在这里。",
    ),
    html: texts(
      `<p>A ball that is too large teaches a child to push with the toe; one that is too heavy teaches them to look away. The number printed near the valve is the size.</p>
<h2>The numbers</h2>
<ul><li><strong>Football:</strong> size 3 up to about 8 years, size 4 from 8 to 12, size 5 from 13.</li><li><strong>Futsal:</strong> size 4 for youths and adults, with a low bounce on purpose. It is not a small football.</li><li><strong>Basketball:</strong> size 5 from 7 to 11 years, size 6 for women and from 12, size 7 for men and from about 15.</li><li><strong>Volleyball:</strong> size 5, a softer cover for beginners' arms.</li></ul>
<p>Press the ball with both thumbs: it should give by about a centimetre. Too hard is the usual reason why a child says heading or receiving hurts.</p>
<p>On our <a href="/balls.html">balls</a> the size stands beside the colour. Between two sizes, take the smaller one and play sooner.</p>`,
      `<p>Bola yang terlalu besar membuat anak menendang dengan ujung jari; yang terlalu berat membuatnya memalingkan muka. Angka di dekat pentil adalah ukurannya.</p>
<h2>Angkanya</h2>
<ul><li><strong>Sepak bola:</strong> ukuran 3 sampai sekitar 8 tahun, ukuran 4 untuk 8–12 tahun, ukuran 5 mulai 13 tahun.</li><li><strong>Futsal:</strong> ukuran 4 untuk remaja dan dewasa, pantulannya memang rendah. Ini bukan bola sepak kecil.</li><li><strong>Basket:</strong> ukuran 5 untuk 7–11 tahun, ukuran 6 untuk putri dan mulai 12 tahun, ukuran 7 untuk putra dan mulai sekitar 15 tahun.</li><li><strong>Voli:</strong> ukuran 5, kulit lebih lembut untuk lengan pemula.</li></ul>
<p>Tekan bola dengan dua ibu jari: seharusnya masuk kira-kira satu sentimeter. Terlalu keras adalah alasan umum anak bilang menyundul atau menerima bola itu sakit.</p>
<p>Pada <a href="/balls.html">bola</a> kami, ukuran tertulis di samping warna. Ragu di antara dua ukuran, ambil yang lebih kecil.</p>`,
      `<p>Bóng quá to dạy trẻ đá bằng mũi chân; bóng quá nặng dạy trẻ quay mặt đi. Con số in gần van chính là cỡ bóng.</p>
<h2>Các con số</h2>
<ul><li><strong>Bóng đá:</strong> cỡ 3 đến khoảng 8 tuổi, cỡ 4 từ 8 đến 12, cỡ 5 từ 13 tuổi.</li><li><strong>Futsal:</strong> cỡ 4 cho thiếu niên và người lớn, cố ý nảy thấp. Đó không phải quả bóng đá nhỏ.</li><li><strong>Bóng rổ:</strong> cỡ 5 từ 7 đến 11 tuổi, cỡ 6 cho nữ và từ 12 tuổi, cỡ 7 cho nam và từ khoảng 15 tuổi.</li><li><strong>Bóng chuyền:</strong> cỡ 5, vỏ mềm hơn cho cánh tay người mới.</li></ul>
<p>Ấn bóng bằng hai ngón cái: bóng nên lún chừng một xăng-ti-mét. Bóng quá căng thường là lý do trẻ kêu đau khi đánh đầu hay đỡ bóng.</p>
<p>Ở trang <a href="/balls.html">bóng</a>, cỡ ghi cạnh màu. Phân vân giữa hai cỡ thì chọn cỡ nhỏ và chơi được ngay.</p>`,
      `<p>球太大，孩子学会用脚尖捅；球太重，孩子学会扭头躲。气嘴旁印的数字就是球号。</p>
<h2>对照数字</h2>
<ul><li><strong>足球：</strong>约 8 岁以前用 3 号，8–12 岁用 4 号，13 岁起用 5 号。</li><li><strong>五人制：</strong>青少年和成人都用 4 号，弹性故意做低，它不是小号足球。</li><li><strong>篮球：</strong>7–11 岁用 5 号，女子和 12 岁起用 6 号，男子和约 15 岁起用 7 号。</li><li><strong>排球：</strong>5 号，新手选软皮的，手臂不疼。</li></ul>
<p>双手拇指按一按，应能陷下约一厘米。孩子说顶球、接球疼，多半是气打得太足。</p>
<p>我们的<a href="/balls.html">球类</a>页面，球号就写在颜色旁边。拿不准就选小一号，早点玩起来。</p>`,
    ),
  }),
  story("washing-jerseys-and-futsal-shoes", "clothes", "2026-05-22", {
    title: texts(
      "After the match: jerseys and futsal shoes",
      "Seusai laga: merawat jersey dan sepatu futsal",
      "Sau trận đấu: áo đấu và giày futsal",
      "赛后功课：球衣和室内足球鞋",
    ),
    subtitle: texts(
      "Cold water, shade and a brush: ten minutes that save a season.",
      "Air dingin, tempat teduh, dan sikat: sepuluh menit yang menghemat satu musim.",
      "Nước lạnh, bóng râm và chiếc bàn chải: mười phút giữ được cả mùa giải.",
      "冷水、阴凉、一把刷子：十分钟，多穿一季。",
    ),
    html: texts(
      `<p>Most jerseys do not wear out on the pitch. They wear out in the bag, wet, until Tuesday. Take the shirt out the same evening, even if you only hang it over a chair.</p>
<h2>Shirt and shoes, one routine</h2>
<ul><li>Turn the jersey inside out and wash it at 30 degrees or less.</li><li>No softener: it closes the pores of the cloth, and the sweat stays in.</li><li>Dry it in the shade and never iron over the number.</li><li>Take the insoles out of the shoes and brush the sole with plain water.</li><li>Fill the shoes with newspaper and change it once.</li></ul>
<p>Sun and a hair dryer make glue brittle, and a futsal sole that has come loose rarely holds a second time. A clean sole also grips better; that squeak on the turn is rubber on dust-free wood.</p>
<p>Two jerseys in turn last longer than one worn twice as often. Ours are among the <a href="/tops.html">tees and jerseys</a>, the shoes among the <a href="/court-shoes.html">court shoes</a>.</p>`,
      `<p>Kebanyakan jersey tidak rusak di lapangan, melainkan di dalam tas, basah, sampai hari Selasa. Keluarkan malam itu juga, walau hanya digantung di kursi.</p>
<h2>Baju dan sepatu, satu kebiasaan</h2>
<ul><li>Balik jersey dan cuci pada suhu 30 derajat atau kurang.</li><li>Tanpa pelembut: pori kain tertutup dan keringat tertahan.</li><li>Jemur di tempat teduh dan jangan setrika nomornya.</li><li>Lepas sol dalam sepatu dan sikat alasnya dengan air biasa.</li><li>Isi sepatu dengan kertas koran dan ganti sekali.</li></ul>
<p>Matahari dan pengering rambut membuat lem getas, dan sol futsal yang terlepas jarang bisa kuat lagi. Alas yang bersih juga lebih mencengkeram; bunyi decit saat berbelok adalah karet di lantai tanpa debu.</p>
<p>Dua jersey bergantian lebih awet daripada satu yang dipakai dua kali lebih sering. Lihat <a href="/tops.html">kaus dan jersey</a> serta <a href="/court-shoes.html">sepatu lapangan</a> kami.</p>`,
      `<p>Phần lớn áo đấu không hỏng trên sân. Chúng hỏng trong túi, ướt sũng, cho đến thứ Ba. Hãy lấy áo ra ngay tối hôm đó, dù chỉ vắt lên ghế.</p>
<h2>Áo và giày, một nếp quen</h2>
<ul><li>Lộn trái áo và giặt ở 30 độ trở xuống.</li><li>Không dùng nước xả: nó bít lỗ vải, mồ hôi ở lại bên trong.</li><li>Phơi trong bóng râm và đừng ủi lên số áo.</li><li>Tháo lót giày, chải đế bằng nước sạch.</li><li>Nhét giấy báo vào giày và thay một lần.</li></ul>
<p>Nắng gắt và máy sấy làm keo giòn, mà đế futsal đã bong thì khó dán chắc lại. Đế sạch còn bám tốt hơn; tiếng rít khi xoay người là cao su trên sàn không bụi.</p>
<p>Hai áo thay phiên bền hơn một áo mặc gấp đôi. Áo ở mục <a href="/tops.html">áo thun và áo đấu</a>, giày ở mục <a href="/court-shoes.html">giày sân</a>.</p>`,
      `<p>多数球衣不是在场上穿坏的，而是湿着闷在包里，一直到星期二。当晚就拿出来，哪怕只是搭在椅背上。</p>
<h2>衣服和鞋，一套流程</h2>
<ul><li>球衣翻面，30 度以下清洗。</li><li>不用柔顺剂：它会堵住面料的孔，汗就出不去。</li><li>阴凉处晾干，号码上不要熨烫。</li><li>取出鞋垫，用清水刷鞋底。</li><li>鞋里塞报纸，中途换一次。</li></ul>
<p>暴晒和吹风机会让胶变脆，脱了胶的鞋底很难再粘牢。鞋底干净抓地也更好，转身时那声“吱”，就是橡胶踩在没有灰的木地板上。</p>
<p>两件轮着穿，比一件穿双倍更耐久。球衣在<a href="/tops.html">T恤与球衣</a>，鞋在<a href="/court-shoes.html">球场鞋</a>。</p>`,
    ),
  }),
  story("stretching-after-court", "sports", "2026-09-24", {
    title: texts(
      "Eight minutes of stretching after court",
      "Delapan menit peregangan seusai main",
      "Tám phút giãn cơ sau khi rời sân",
      "下场后的八分钟拉伸",
    ),
    subtitle: texts(
      "Four muscles, both sides, while the others are still looking for their keys.",
      "Empat otot, kiri dan kanan, selagi yang lain masih mencari kunci motor.",
      "Bốn nhóm cơ, cả hai bên, trong lúc mọi người còn tìm chìa khóa.",
      "四组肌肉、左右两边，趁别人还在找钥匙。",
    ),
    html: texts(
      `<p>After two hours of doubles the body is warm, and warm muscles let themselves be lengthened. At home on the sofa it is too late. Drink first, then find a quiet corner beside the court.</p>
<h2>Hold each for thirty seconds</h2>
<ul><li><strong>Calf:</strong> hands on the wall, back heel on the floor, lean in.</li><li><strong>Front of the thigh:</strong> stand on one leg and pull the heel to the seat.</li><li><strong>Hip:</strong> kneel on one knee and push the pelvis forward.</li><li><strong>Shoulder:</strong> draw the straight arm across the chest.</li></ul>
<p>Do both sides, then all of it once more. Breathe out slowly and do not bounce. It may pull; it may not sting. If something swelled or snapped during play, do not stretch it: cool it and have it looked at.</p>
<p>A mat makes the knees kinder to you; ours lie among <a href="/yoga.html">yoga and stretching</a>. Children copy what they see, so let them join.</p>`,
      `<p>Setelah dua jam main ganda, badan hangat, dan otot hangat mudah dipanjangkan. Di sofa rumah sudah terlambat. Minum dulu, lalu cari sudut yang tenang di tepi lapangan.</p>
<h2>Tahan masing-masing tiga puluh detik</h2>
<ul><li><strong>Betis:</strong> tangan di dinding, tumit belakang menapak, badan condong.</li><li><strong>Paha depan:</strong> berdiri satu kaki, tarik tumit ke arah bokong.</li><li><strong>Pinggul:</strong> berlutut satu kaki, dorong panggul ke depan.</li><li><strong>Bahu:</strong> tarik lengan lurus menyilang dada.</li></ul>
<p>Lakukan kedua sisi, lalu ulangi sekali. Buang napas perlahan dan jangan memantul. Boleh terasa tertarik, tidak boleh nyeri menusuk. Bila ada yang bengkak atau terkilir, jangan diregangkan: kompres dingin dan periksakan.</p>
<p>Matras membuat lutut lebih nyaman; lihat <a href="/yoga.html">yoga dan peregangan</a>. Anak meniru yang dilihatnya, jadi ajak mereka ikut.</p>`,
      `<p>Sau hai giờ đánh đôi, cơ thể đang ấm, mà cơ ấm thì dễ giãn. Về đến ghế sofa là muộn. Uống nước trước, rồi tìm một góc yên bên sân.</p>
<h2>Mỗi động tác giữ ba mươi giây</h2>
<ul><li><strong>Bắp chân:</strong> tay chống tường, gót chân sau chạm sàn, nghiêng người tới.</li><li><strong>Đùi trước:</strong> đứng một chân, kéo gót về phía mông.</li><li><strong>Hông:</strong> quỳ một gối, đẩy hông về trước.</li><li><strong>Vai:</strong> kéo cánh tay thẳng ngang trước ngực.</li></ul>
<p>Làm cả hai bên rồi lặp lại một lượt. Thở ra chậm, đừng nhún. Có thể thấy căng, nhưng không được nhói. Chỗ nào sưng hay trẹo lúc chơi thì đừng kéo giãn: hãy chườm lạnh và đi khám.</p>
<p>Tấm thảm giúp đầu gối dễ chịu hơn; có ở mục <a href="/yoga.html">yoga và giãn cơ</a>. Trẻ bắt chước điều trẻ thấy, hãy rủ các con cùng làm.</p>`,
      `<p>打完两小时双打，身体是热的，热的肌肉才拉得开；回到家窝进沙发就晚了。先喝水，再在场边找个安静的角落。</p>
<h2>每个动作三十秒</h2>
<ul><li><strong>小腿：</strong>双手扶墙，后脚跟踩实，身体前倾。</li><li><strong>大腿前侧：</strong>单脚站，把脚跟拉向臀部。</li><li><strong>髋部：</strong>单膝跪地，骨盆向前推。</li><li><strong>肩膀：</strong>伸直手臂，横拉到胸前。</li></ul>
<p>左右都做，再重复一遍。慢慢呼气，不要弹振。可以有牵拉感，不能刺痛。打球时肿了、扭了的地方不要拉，先冷敷，再请人检查。</p>
<p>垫张垫子，膝盖舒服些，就在<a href="/yoga.html">瑜伽与拉伸</a>。孩子看什么学什么，叫上他们一起。</p>`,
    ),
  }),
];
