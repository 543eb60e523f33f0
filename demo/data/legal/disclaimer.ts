import { texts } from "../texts.ts";

/** Stands below the description of every product (PD-07). */
export const disclaimerHtml = texts(
  `<ul>
<li>Our pictures are drawn by computer from a model of the product. On your screen colours may look a little different, and small details of the packaging may change.</li>
<li>Sizes and weights are measured by hand and may differ slightly. For shoes and clothing please use the size guide.</li>
<li>Sets with small parts are not for children under 3 years: please keep an eye on little ones. The age on the box is the maker's advice.</li>
<li>Decoration shown beside a product is not part of it.</li>
<li>Bata &amp; Bola is a demonstration shop: its brands and products are invented.</li>
</ul>`,
  `<ul>
<li>Gambar kami dibuat dengan komputer dari model produk. Di layar Anda warna bisa sedikit berbeda, dan detail kecil kemasan dapat berubah.</li>
<li>Ukuran dan berat diukur dengan tangan dan bisa sedikit berbeda. Untuk sepatu dan pakaian, gunakan panduan ukuran.</li>
<li>Set dengan bagian kecil bukan untuk anak di bawah 3 tahun: dampingi si kecil. Usia pada kotak adalah anjuran pembuatnya.</li>
<li>Hiasan di samping produk tidak termasuk.</li>
<li>Bata &amp; Bola adalah toko peragaan: merek dan produknya rekaan.</li>
</ul>`,
  `<ul>
<li>Hình ảnh được vẽ bằng máy tính từ mô hình sản phẩm. Trên màn hình của bạn màu có thể hơi khác, và chi tiết nhỏ của bao bì có thể thay đổi.</li>
<li>Kích thước và cân nặng được đo bằng tay nên có thể chênh lệch nhẹ. Với giày và quần áo, hãy dùng bảng kích cỡ.</li>
<li>Bộ có chi tiết nhỏ không dành cho trẻ dưới 3 tuổi: hãy để mắt đến bé. Độ tuổi trên hộp là khuyến nghị của nhà sản xuất.</li>
<li>Đồ trang trí bên cạnh sản phẩm không kèm theo.</li>
<li>Bata &amp; Bola là cửa hàng trình diễn: thương hiệu và sản phẩm đều là hư cấu.</li>
</ul>`,
  `<ul>
<li>图片由计算机按商品模型绘制。屏幕上的颜色可能略有差异，包装细节也可能变化。</li>
<li>尺寸和重量为人工测量，可能略有误差。鞋和服装请参考尺码指南。</li>
<li>含小零件的套装不适合 3 岁以下儿童，请看护好孩子。盒上年龄为制造商建议。</li>
<li>商品旁的装饰不包含在内。</li>
<li>Bata &amp; Bola 是演示商店：品牌和商品均为虚构。</li>
</ul>`,
);
