import type { ArticleDraft } from "#modules/content/contract/article.ts";
import { texts } from "../texts.ts";
import { story } from "./drafts.ts";

/** On foot, in the water and on wheels. */
export const movingStories: readonly ArticleDraft[] = [
  story("finding-your-shoe-size", "clothes", "2026-03-05", {
    title: texts(
      "Finding your shoe size at home",
      "Mencari ukuran sepatu di rumah",
      "Tìm cỡ giày ngay tại nhà",
      "在家量出你的鞋码",
    ),
    subtitle: texts(
      "A wall, a pencil, a ruler, and why the evening is the right time.",
      "Dinding, pensil, penggaris, dan mengapa sore hari waktu yang tepat.",
      "Một bức tường, bút chì, thước kẻ, và vì sao nên đo vào buổi tối.",
      "一面墙、一支笔、一把尺，以及为什么要傍晚量。",
    ),
    html: texts(
      `<p>Feet grow during the day. Shoes that fit at nine in the morning press at five, so measure in the evening, in the socks you will wear.</p>
<h2>How to measure</h2>
<ul><li>Put a sheet of paper against the wall and stand on it with your heel touching the wall.</li><li>Mark the tip of the longest toe; it is not always the big one.</li><li>Measure from the wall to the mark, do the other foot, and keep the larger number.</li></ul>
<p>Compare it with the foot length in our <a href="/size-guide">size guide</a>. The tables are made for each brand, because two shoes with the same number on the box may differ by half a centimetre. For running leave a thumb's width before the toe; for badminton and futsal a little less.</p>
<p>Children do not tell you that a shoe has become tight. Measure every three months. And if the size is wrong after all, you have seven days to send it back.</p>`,
      `<p>Kaki membesar sepanjang hari. Sepatu yang pas pukul sembilan pagi terasa sempit pukul lima sore, jadi ukurlah sore hari, dengan kaus kaki yang akan dipakai.</p>
<h2>Cara mengukur</h2>
<ul><li>Letakkan kertas di tepi dinding dan berdirilah di atasnya dengan tumit menempel dinding.</li><li>Tandai ujung jari terpanjang; tidak selalu ibu jari.</li><li>Ukur dari dinding ke tanda, ulangi kaki satunya, dan pakai angka yang lebih besar.</li></ul>
<p>Bandingkan dengan panjang kaki di <a href="/size-guide">panduan ukuran</a>. Tabelnya dibuat per merek, karena dua sepatu bernomor sama bisa berbeda setengah sentimeter. Untuk lari sisakan selebar ibu jari di depan; untuk bulu tangkis dan futsal sedikit kurang.</p>
<p>Anak tidak selalu bilang sepatunya sempit. Ukurlah tiap tiga bulan. Bila ukurannya tetap keliru, Anda punya tujuh hari untuk mengembalikannya.</p>`,
      `<p>Bàn chân nở ra trong ngày. Đôi giày vừa lúc chín giờ sáng sẽ chật lúc năm giờ chiều, nên hãy đo vào buổi tối, mang đúng đôi tất sẽ dùng.</p>
<h2>Cách đo</h2>
<ul><li>Đặt tờ giấy sát tường, đứng lên với gót chạm tường.</li><li>Đánh dấu đầu ngón dài nhất; không phải lúc nào cũng là ngón cái.</li><li>Đo từ tường đến dấu, làm với chân kia, lấy số lớn hơn.</li></ul>
<p>So với chiều dài bàn chân trong <a href="/size-guide">bảng kích cỡ</a>. Bảng lập riêng cho từng thương hiệu, vì hai đôi cùng số có thể lệch nửa xăng-ti-mét. Giày chạy nên chừa một bề ngang ngón cái phía trước; giày cầu lông và futsal chừa ít hơn.</p>
<p>Trẻ không tự nói giày đã chật. Hãy đo ba tháng một lần. Và nếu vẫn sai cỡ, bạn có bảy ngày để gửi trả.</p>`,
      `<p>脚在一天里会变大。早上九点合脚的鞋，下午五点就挤了，所以傍晚量，穿上平时要穿的袜子。</p>
<h2>怎么量</h2>
<ul><li>把纸贴墙放平，脚跟抵墙站上去。</li><li>在最长的脚趾前做记号，不一定是大拇趾。</li><li>量墙到记号的距离，再量另一只脚，取大的数。</li></ul>
<p>对照<a href="/size-guide">尺码指南</a>里的脚长。表格按品牌编制，因为盒上同一个号码也可能差半厘米。跑鞋前端留一个拇指宽，羽毛球鞋和室内足球鞋少留一点。</p>
<p>鞋小了孩子不一定说，每三个月量一次。要是尺码还是不合，七天内可以退。</p>`,
    ),
  }),
  story("first-five-kilometres", "sports", "2026-04-28", {
    title: texts("Your first five kilometres", "Lima kilometer pertama", "Năm cây số đầu tiên", "第一个五公里"),
    subtitle: texts(
      "Eight weeks, three mornings a week, and permission to walk.",
      "Delapan minggu, tiga pagi seminggu, dan boleh berjalan.",
      "Tám tuần, mỗi tuần ba buổi sáng, và được phép đi bộ.",
      "八周，每周三个早晨，允许走路。",
    ),
    html: texts(
      `<p>Nearly everyone who gives up running began too fast. If you cannot talk, slow down; if you can sing, you may go a little quicker.</p>
<h2>A plan you can keep</h2>
<ul><li><strong>Weeks 1 and 2:</strong> run one minute, walk two, eight times.</li><li><strong>Weeks 3 and 4:</strong> run three, walk two, five times.</li><li><strong>Weeks 5 and 6:</strong> run eight, walk two, three times.</li><li><strong>Weeks 7 and 8:</strong> run fifteen, walk one, twice; then once around the whole loop.</li></ul>
<p>Start before seven, when the road is cool. Leave a day of rest between runs and drink a glass of water before you go. If you have not moved for years, or your heart or joints trouble you, ask a doctor first.</p>
<p>You need little: shoes that fit, socks that do not rub, light you can be seen in. Our <a href="/running-shoes.html">running shoes</a> say which road they are made for.</p>`,
      `<p>Hampir semua yang berhenti lari memulainya terlalu cepat. Bila tak bisa mengobrol, pelankan; bila bisa bernyanyi, boleh lebih cepat sedikit.</p>
<h2>Rencana yang bisa dijalani</h2>
<ul><li><strong>Minggu 1 dan 2:</strong> lari satu menit, jalan dua menit, delapan kali.</li><li><strong>Minggu 3 dan 4:</strong> lari tiga, jalan dua, lima kali.</li><li><strong>Minggu 5 dan 6:</strong> lari delapan, jalan dua, tiga kali.</li><li><strong>Minggu 7 dan 8:</strong> lari lima belas, jalan satu, dua kali; lalu satu putaran penuh.</li></ul>
<p>Mulailah sebelum pukul tujuh, saat jalan masih sejuk. Beri jeda sehari di antara latihan dan minum segelas air sebelum berangkat. Bila bertahun-tahun tidak bergerak, atau jantung dan sendi bermasalah, tanyakan dulu pada dokter.</p>
<p>Perlengkapannya sedikit: sepatu yang pas, kaus kaki yang tidak menggesek, warna yang terlihat. <a href="/running-shoes.html">Sepatu lari</a> kami menyebut untuk jalan seperti apa ia dibuat.</p>`,
      `<p>Hầu hết người bỏ chạy bộ đều bắt đầu quá nhanh. Không nói chuyện được thì chậm lại; hát được thì nhanh hơn một chút.</p>
<h2>Kế hoạch theo được</h2>
<ul><li><strong>Tuần 1 và 2:</strong> chạy một phút, đi hai phút, tám lượt.</li><li><strong>Tuần 3 và 4:</strong> chạy ba, đi hai, năm lượt.</li><li><strong>Tuần 5 và 6:</strong> chạy tám, đi hai, ba lượt.</li><li><strong>Tuần 7 và 8:</strong> chạy mười lăm, đi một, hai lượt; rồi chạy trọn một vòng.</li></ul>
<p>Ra đường trước bảy giờ khi trời còn mát. Nghỉ một ngày giữa các buổi và uống một cốc nước trước khi đi. Nếu nhiều năm không vận động, hoặc tim và khớp có vấn đề, hãy hỏi bác sĩ trước.</p>
<p>Đồ cần không nhiều: giày vừa chân, tất không cọ, màu dễ nhìn thấy. <a href="/running-shoes.html">Giày chạy bộ</a> của chúng tôi đều ghi hợp với loại đường nào.</p>`,
      `<p>放弃跑步的人，几乎都是一开始跑太快。说不出话就慢一点，还能唱歌就可以快一点。</p>
<h2>坚持得下来的计划</h2>
<ul><li><strong>第 1、2 周：</strong>跑一分钟，走两分钟，八组。</li><li><strong>第 3、4 周：</strong>跑三走二，五组。</li><li><strong>第 5、6 周：</strong>跑八走二，三组。</li><li><strong>第 7、8 周：</strong>跑十五走一，两组；最后跑完整圈。</li></ul>
<p>七点前出门，路面还凉。两次之间休息一天，出发前喝一杯水。多年没运动，或心脏、关节不适，先问医生。</p>
<p>要的东西不多：合脚的鞋、不磨脚的袜子、让人看得见的颜色。我们的<a href="/running-shoes.html">跑步鞋</a>都写明适合什么路面。</p>`,
    ),
  }),
  story("swimming-with-small-children", "sports", "2026-06-18", {
    title: texts("Swimming with small children", "Berenang bersama anak kecil", "Đi bơi cùng con nhỏ", "带小小孩下水"),
    subtitle: texts(
      "Short, warm, within arm's reach, and ended while it is still fun.",
      "Singkat, hangat, sejangkauan tangan, dan selesai selagi masih seru.",
      "Ngắn thôi, ấm áp, trong tầm tay, và dừng khi còn vui.",
      "时间短、身子暖、伸手可及，趁还好玩就收。",
    ),
    html: texts(
      `<p>The first lesson is not a stroke. It is that water in the face is nothing bad. Blow bubbles together, pour water over your own head first, and wait until the child wants to copy you.</p>
<h2>Rules that stay the same</h2>
<ul><li>Within arm's reach, always. The phone stays in the bag.</li><li>One adult watches, and says aloud when another takes over.</li><li>Rings and arm bands are toys. They do not replace you.</li><li>Twenty minutes for the small ones, then a towel and something to eat.</li></ul>
<p>Bright swimwear is seen sooner under water than blue or white. Goggles help from about four years on; wet the strap before pulling it over hair. Afterwards rinse child and goggles with tap water, because chlorine goes on working.</p>
<p>You find kick boards, caps and goggles for small heads among our <a href="/swimming.html">swimming things</a>.</p>`,
      `<p>Pelajaran pertama bukan gaya renang, melainkan bahwa air di wajah tidak apa-apa. Tiup gelembung bersama, siram kepala Anda sendiri dulu, dan tunggu sampai anak ingin meniru.</p>
<h2>Aturan yang tetap sama</h2>
<ul><li>Selalu sejangkauan tangan. Ponsel tetap di tas.</li><li>Satu orang dewasa mengawasi, dan bilang dengan jelas saat bergantian.</li><li>Ban dan pelampung lengan adalah mainan, bukan pengganti Anda.</li><li>Dua puluh menit untuk yang kecil, lalu handuk dan camilan.</li></ul>
<p>Baju renang berwarna terang lebih cepat terlihat di dalam air daripada biru atau putih. Kacamata renang membantu mulai sekitar empat tahun; basahi talinya sebelum dipasang. Sesudahnya bilas anak dan kacamatanya dengan air keran, karena klorin terus bekerja.</p>
<p>Papan, topi, dan kacamata untuk kepala kecil ada di perlengkapan <a href="/swimming.html">renang</a> kami.</p>`,
      `<p>Bài học đầu tiên không phải kiểu bơi, mà là nước vào mặt chẳng có gì đáng sợ. Cùng thổi bong bóng, dội nước lên đầu mình trước, rồi chờ con muốn bắt chước.</p>
<h2>Những quy tắc không đổi</h2>
<ul><li>Luôn trong tầm tay với. Điện thoại để trong túi.</li><li>Một người lớn trông, và nói rõ khi đổi người.</li><li>Phao tròn và phao tay là đồ chơi, không thay được bạn.</li><li>Bé nhỏ chỉ hai mươi phút, rồi khăn khô và món ăn nhẹ.</li></ul>
<p>Đồ bơi màu sáng dễ thấy dưới nước hơn màu xanh hay trắng. Từ khoảng bốn tuổi có thể dùng kính bơi; làm ướt dây trước khi kéo qua tóc. Bơi xong tráng người và kính bằng nước máy, vì clo vẫn còn tác dụng.</p>
<p>Phao đạp chân, mũ và kính cho đầu nhỏ có ở mục <a href="/swimming.html">bơi lội</a>.</p>`,
      `<p>第一课不是泳姿，而是让孩子知道：水溅到脸上没什么。一起吹泡泡，先往自己头上浇水，等孩子想学你的样子。</p>
<h2>不变的规矩</h2>
<ul><li>永远伸手可及，手机留在包里。</li><li>由一位大人看着，换人时要说出口。</li><li>泳圈和手臂圈是玩具，代替不了你。</li><li>小小孩二十分钟就够，然后擦干，吃点东西。</li></ul>
<p>鲜艳的泳衣在水下比蓝色、白色更容易被看见。约四岁起可以戴泳镜，先把带子打湿再往头上套。游完用自来水冲洗孩子和泳镜，因为氯还在起作用。</p>
<p>打水板、泳帽和小号泳镜，都在<a href="/swimming.html">游泳</a>货架上。</p>`,
    ),
  }),
  story("skate-safety", "sports", "2026-08-27", {
    title: texts(
      "Learning to skate, learning to fall",
      "Belajar meluncur, belajar jatuh",
      "Học trượt ván, học cách ngã",
      "学滑板，先学摔",
    ),
    subtitle: texts(
      "Helmet, pads, dry ground, and a first week without tricks.",
      "Helm, pelindung, lantai kering, dan minggu pertama tanpa trik.",
      "Mũ, đồ bảo hộ, mặt sân khô và một tuần đầu không kỹ xảo.",
      "头盔、护具、干地面，第一周不玩花样。",
    ),
    html: texts(
      `<p>Everybody falls off a skateboard. Those who enjoy it have learned to fall early, on grass, on purpose: knees bent, roll over the shoulder, hands not stretched out behind.</p>
<h2>Check before you roll</h2>
<ul><li>The helmet sits level, two fingers above the eyebrows, and the straps make a V under each ear.</li><li>Knee, elbow and wrist pads do not slide when you pull them.</li><li>Wheels turn freely, no bolt stands out, the grip is dry.</li><li>The ground is dry, smooth and away from cars.</li></ul>
<p>Spend the first week standing, pushing and stopping with one foot. Ten slow metres without looking at your feet are worth more than one lucky jump.</p>
<p>A helmet that has taken a hard knock is finished, even if you see nothing: the foam inside works once. Sizes by head circumference stand beside each of our <a href="/helmets.html">helmets and pads</a>; boards are <a href="/skate.html">here</a>.</p>`,
      `<p>Semua orang pernah jatuh dari papan luncur. Yang menikmatinya sudah belajar jatuh sejak awal, di rumput, dengan sengaja: lutut ditekuk, berguling lewat bahu, tangan tidak menahan di belakang.</p>
<h2>Periksa sebelum meluncur</h2>
<ul><li>Helm duduk rata, dua jari di atas alis, talinya membentuk V di bawah telinga.</li><li>Pelindung lutut, siku, dan pergelangan tidak bergeser saat ditarik.</li><li>Roda berputar bebas, tak ada baut menonjol, permukaan papan kering.</li><li>Lantai kering, rata, dan jauh dari mobil.</li></ul>
<p>Minggu pertama cukup berdiri, mengayuh, dan berhenti dengan satu kaki. Sepuluh meter pelan tanpa melihat kaki lebih berharga daripada satu lompatan kebetulan.</p>
<p>Helm yang pernah terbentur keras sudah tamat, walau tak tampak apa-apa: busanya hanya bekerja sekali. Ukuran lingkar kepala tertulis di setiap <a href="/helmets.html">helm dan pelindung</a>; papannya ada <a href="/skate.html">di sini</a>.</p>`,
      `<p>Ai cũng từng ngã khỏi ván trượt. Người thấy vui là người đã học ngã từ sớm, trên cỏ, có chủ ý: gập gối, lăn qua vai, không chống tay ra sau.</p>
<h2>Kiểm tra trước khi lăn bánh</h2>
<ul><li>Mũ nằm ngang, cách lông mày hai ngón tay, dây tạo hình chữ V dưới tai.</li><li>Đồ bảo vệ gối, khuỷu và cổ tay không trượt khi kéo.</li><li>Bánh quay tự do, không ốc nào lồi ra, mặt ván khô.</li><li>Mặt sân khô, phẳng và xa xe cộ.</li></ul>
<p>Tuần đầu chỉ đứng, đẩy và dừng bằng một chân. Mười mét chậm rãi không nhìn chân đáng giá hơn một cú nhảy may mắn.</p>
<p>Mũ đã chịu va đập mạnh thì phải bỏ, dù không thấy gì: lớp xốp chỉ làm việc một lần. Cỡ theo vòng đầu ghi ở từng <a href="/helmets.html">mũ và đồ bảo hộ</a>; ván có <a href="/skate.html">tại đây</a>.</p>`,
      `<p>滑板上人人都会摔。玩得开心的人，早早就在草地上专门练过摔：屈膝，从肩膀滚过去，双手不要往后撑。</p>
<h2>滑之前先检查</h2>
<ul><li>头盔戴平，离眉毛两指，带子在耳下成 V 形。</li><li>护膝、护肘、护腕用手拉也不移位。</li><li>轮子转动顺畅，螺丝不突出，板面干燥。</li><li>地面干、平，远离车辆。</li></ul>
<p>第一周只练站、蹬、单脚停。不看脚、慢慢滑出十米，胜过一次侥幸的跳跃。</p>
<p>受过重击的头盔就该退役，哪怕看不出伤：里面的泡沫只保护一次。每款<a href="/helmets.html">头盔与护具</a>都标有头围尺码，滑板在<a href="/skate.html">这里</a>。</p>`,
    ),
  }),
];
