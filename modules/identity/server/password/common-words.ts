/** Words in the most common passwords, worldwide and in Indonesia; lower case, without digits and special characters. */
export const commonWords = `
  password pass passwd passw pwd passwort contrasena motdepasse senha parola katasandi sandi rahasia kunci kata
  admin administrator root user guest test testing tester demo login welcome selamat default changeme change letmein access
  master secret private security secure system server computer internet network windows office oracle database
  iloveyou ilove love lovely loveme loveyou lover sayang sayangku sayangkamu cinta cintaku cintakamu akucintakamu akusayangkamu
  kamu aku rindu kangen jodoh pacar mantan kasih kekasih bahagia semangat sukses merdeka bismillah alhamdulillah insyaallah
  allah allahuakbar assalamualaikum subhanallah astaghfirullah muhammad islam yesus jesus jesuschrist christ god lord heaven angel
  indonesia jakarta bandung surabaya medan semarang bali jogja yogyakarta makassar palembang malang bogor bekasi depok tangerang
  garuda pancasila nusantara indomie persib persija arema bobotoh viking bonek
  monkey dragon tiger lion eagle bear wolf shadow phoenix falcon panther dolphin butterfly kitty kitten puppy doggy dog cat
  football soccer baseball basketball hockey tennis golf bola sepakbola badminton futsal voli basket liverpool chelsea arsenal
  manchester united barcelona realmadrid madrid juventus milan inter messi ronaldo neymar
  superman batman spiderman ironman naruto sasuke pikachu pokemon doraemon onepiece luffy goku starwars harrypotter hellokitty
  princess princes prince queen king hero ninja samurai warrior hunter ranger rider racer gamer player winner champion legend
  sunshine summer winter spring autumn flower rose jasmine melati mawar bunga bulan bintang matahari pelangi hujan senja pagi malam
  star moon sun sky ocean ladybug rainbow diamond gold golden silver crystal purple orange yellow blue green black white red pink
  hitam putih merah biru hijau kuning ungu coklat
  chocolate cookie cookies cheese banana apple mango lemon coffee kopi nasi goreng bakso sate rendang pisang mangga jeruk
  mother father mom dad mama papa ibu bapak ayah bunda kakak adik family keluarga baby babygirl babyboy girl boy friend friends
  friendship teman sahabat sister brother daughter son anakku
  michael jordan jennifer jessica ashley daniel thomas robert andrew charlie george matthew joshua anthony william nicole michelle
  amanda samantha hannah maggie buster harley jordan taylor justin bieber alexander alex maria anna sarah david john
  budi andi agus eko dwi tri siti nur putri putra dewi ayu rina rini sri wahyu rizky rizki dian indah fitri lestari yanti joko bambang
  iwan hendra adi arif ahmad abdul hasan ali umar fatimah aisyah khadijah
  freedom hello helloworld hi goodbye happy smile trustno trustme whatever nothing something nobody anything forever always
  money rich rupiah million bank duit uang kaya juragan bos boss
  qwerty qwertyuiop qwert qwe asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qaz wsx abcd abc abcde abcdef xyz qweasd qweasdzxc
  january february march april may june july august september october november december
  januari februari maret mei juni juli agustus oktober desember
  monday tuesday wednesday thursday friday saturday sunday senin selasa rabu kamis jumat sabtu minggu
  google facebook instagram whatsapp telegram tiktok twitter youtube gmail yahoo samsung xiaomi oppo vivo nokia iphone android
  shopee tokopedia lazada bukalapak gojek grab shop toko belanja lego
  batabola bata bola mainan club klub member
  corvette ferrari porsche mercedes mustang yamaha honda kawasaki suzuki toyota mitsubishi daihatsu vespa harley
  pepper ginger buster cookie snoopy tinkerbell mickey minnie donald garfield simba nemo
  matrix killer zombie devil satan hacker hack anonymous fuckyou fuck fucking bitch asshole sexy sex bangsat anjing babi
  dallas austin london paris tokyo newyork america england mexico brazil canada china japan korea singapore malaysia
`;
