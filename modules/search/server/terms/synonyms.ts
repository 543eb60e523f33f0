import { tokenizeQuery } from "./tokenize.ts";

/**
 * Synonyms in Indonesian and English, one group per line. A line may contain phrases, and a word may be in several lines.
 * Plurals in -s are not listed.
 */
const lines = `
sepatu, shoe, footwear, sneaker
sepatu lari, running shoe, runner, jogging shoe
sepatu olahraga, sport shoe, sneaker
sandal, sandals, slide, selop
sandal jepit, flip flop, thong
bola, ball
sepak bola, football, soccer, bola kaki
bola basket, basketball, basket
bola voli, volleyball, voli
futsal, indoor football
raket, racket, racquet
bulu tangkis, badminton
kok, shuttlecock, shuttle
tenis, tennis
tenis meja, pingpong, ping pong, table tennis
bet, bat, paddle
net, jaring
gawang, goal
peluit, whistle
pompa, pump
rompi, bib, vest
kerucut, cone
tas, bag
ransel, backpack, rucksack, tas punggung, daypack
tas pinggang, belt bag, waist bag, bumbag, fanny pack
tas selempang, sling bag, crossbody
tas serut, gym sack, drawstring bag
tas jinjing, tote, tote bag
dompet, wallet, purse
tempat pensil, pencil case
kaos, kaus, tee, t shirt, tshirt, shirt, baju
kaus kaki, kaos kaki, sock
baju, pakaian, clothing, clothes, apparel
celana, shorts, trousers, pants
celana pendek, shorts
celana panjang, trousers, pants, joggers
jaket, jacket
hoodie, sweater, jumper
jaket angin, windbreaker
jas hujan, raincoat, anorak, rain jacket
topi, cap, hat
topi renang, swim cap
kacamata, eyeglasses, sunglasses
kacamata hitam, sunglasses
kacamata renang, swim goggles, goggles
jam, watch, clock
jam tangan, watch, wristwatch
jam dinding, wall clock
payung, umbrella
hujan, rain
balok, bata, brick, block, lego
mainan, toy
mainan susun, building toy, building block, brick set, lego
alas, baseplate, base plate
kotak, box
ember, bucket, tub
mobil, car, auto
mobil balap, racing car, racer, race car
truk, truck, lorry
pemadam, pemadam kebakaran, fire engine, firefighter, damkar
ambulans, ambulance
bus, bis, coach
kereta, kereta api, train
kapal, ship, boat
kapal selam, submarine
pesawat, pesawat terbang, plane, airplane, aeroplane, aircraft
helikopter, helicopter, heli
roket, rocket
luar angkasa, angkasa, space
satelit, satellite
balon udara, hot air balloon
robot, droid
traktor, tractor
ekskavator, excavator, digger, beko
derek, crane
becak, pedicab, trishaw
bajaj, auto rickshaw, tuk tuk
kastel, castle, istana
istana, palace
benteng, fort, fortress
rumah, house
candi, temple
menara, tower
mercusuar, lighthouse
jembatan, bridge
kincir angin, windmill
hewan, satwa, binatang, animal
harimau, tiger, macan
gajah, elephant
badak, rhino, rhinoceros
penyu, kura kura, turtle
paus, whale
ikan, fish
kucing, cat
anjing, dog
burung, bird
burung hantu, owl
katak, kodok, frog
kupu kupu, butterfly, swallowtail
ayam, rooster, chicken
beruang, bear
dinosaurus, dinosaur, dino
naga, dragon
bunga, flower
pohon, tree
anggrek, orchid
melati, jasmine
teratai, lotus
bunga matahari, sunflower
kaktus, cactus
bambu, bamboo
olahraga, sport
lari, run, running, jogging
renang, swim, swimming
yoga, senam
matras, mat
matras yoga, yoga mat
dumbel, dumbbell, barbel
beban, weight
tali, rope
lompat tali, skipping, jump rope, skipping rope
sarung tinju, boxing glove
tinju, boxing
timbangan, scale
kaki katak, fins, flippers
pelampung, pool ring, float, swim ring
snorkel, selam
papan luncur, skateboard, skate
helm, helmet
pelindung, pad, protector
botol, bottle
botol minum, water bottle, drink bottle, bottle, botol
termos, insulated bottle, flask, thermos
mug, cangkir, cup, gelas
gelas, cup, glass
teko, poci, teapot
kopi, coffee
teh, tea
kotak bekal, lunch box, bento
rantang, tiffin
lampu, lamp, light
lampu meja, desk lamp
lentera, lantern
senter, torch, flashlight
senter kepala, head torch, headlamp
tenda, tent
kemah, berkemah, camping, camp
kantong tidur, sleeping bag
kursi, chair
kursi lipat, folding chair, camp chair
ayunan, hammock
kotak pendingin, cooler, cool box
alat masak, set masak, cook set, cookware
meja, desk, table
buku catatan, buku tulis, notebook
pena, pulpen, pen
bantal, cushion, pillow
selimut, throw, blanket
lilin, candle
tanaman, plant
boneka beruang, teddy bear, teddy, plush bear
boneka, plush, doll, soft toy, stuffed animal
permainan, game
congklak, dakon, mancala
puzzle, teka teki
kado, hadiah, gift, present
anak, kids, kid, children, child
bayi, baby
wanita, perempuan, women, woman, ladies
pria, laki laki, men, man
merah, red
kuning, yellow
hijau, green
biru, blue
putih, white
hitam, black
abu abu, grey, gray
ungu, purple, plum
merah muda, pink, rose
cokelat, coklat, brown, cocoa
emas, gold, golden
kayu, wood, wooden
kaca, glass
besar, big, large, jumbo
kecil, mungil, small, little, mini
`;

const groups: readonly (readonly string[])[] = lines
  .trim()
  .split("\n")
  .map((line) => line.split(",").map((phrase) => tokenizeQuery(phrase).join(" ")));

/** Words that mean something else beside another word: "kaus kaki" are socks, not a shirt. */
const exclusions: ReadonlyMap<string, string> = new Map([
  ["kaus", "kaki"],
  ["kaos", "kaki"],
]);

/** The word beside which this one means something else and does not match. */
export const excludedBeside = (word: string): string | undefined => exclusions.get(word);

export const synonymGroupCount = groups.length;

const byPhrase = new Map<string, Set<string>>();
for (const group of groups) {
  for (const phrase of group) {
    const known = byPhrase.get(phrase) ?? new Set();
    for (const other of group) if (other !== phrase) known.add(other);
    byPhrase.set(phrase, known);
  }
}

/** Every single word that has synonyms. */
export const synonymWords: readonly string[] = [...byPhrase.keys()].filter((phrase) => !phrase.includes(" "));

/** The number of words of the longest phrase. */
export const maxPhraseWords = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(" ").length));

/** The synonyms of a word or phrase; undefined when it is in no group. */
export const synonymsOf = (phrase: string): ReadonlySet<string> | undefined => byPhrase.get(phrase);
