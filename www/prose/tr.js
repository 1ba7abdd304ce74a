/**
 * Kurallar ve arka planları, Türkçe. The pattern, with notes for translators, is the English file.
 */

/** @type {import("./en.js").Prose} */
export const prose = {
  locale: "tr",
  reviewed: false,

  labels: {
    title: "Kurallar ve geçmiş",
    contents: "İçindekiler",
    large: "Büyük görünümde oku",
    close: "Kapat",
    play: "Nasıl oynanır",
    history: "Tarih ve yerler",
    board: "Tahta ve taşları",
    customs: "Âdetler",
    origins: "Her kural nereden geliyor",
    disputes: "Kaynakların ayrıldığı yerler",
    sources: "Kaynaklar",
    show: "Göster",
    showHint: "Bir kuralın yanındaki üçgen onu tahtada gösterir.",
    showRule: "Göster: {rule}",
    shown: "Tahtada gösteriliyor",
    first: "Adım adım bir ilk oyun",
    firstNote: "Gerçek tahtada iki dakika. Oynadığınız oyun saklanır.",
    step: "Adım {step}/{steps}",
    waits: "Tahta şimdilik {hole} numaralı kuyuyu bekliyor.",
    on: "Devam",
    again: "Bir kez daha",
    back: "Metne dön",
    leave: "Oyuna dön",
    said: "Denir ki:",
    chosen: "Burada:",
    source: "kaynak metin",
    sourceNote: "Bu oyunun izlediği metinler böyle der.",
    tradition: "başka gelenek",
    traditionNote: "O metinler susar; başka anlatımlar ve oyuncular böyle aktarır.",
    digital: "dijital kural",
    digitalNote: "Hiçbir kaynak karara bağlamaz, ama bir programın bilmesi gerekir.",
    sourcesNote: "Her cümle bizimdir. Dayandıkları:",
    unread: "Bu metni henüz anadili Türkçe olan biri okumadı. Düzeltmelerinizi bekliyoruz.",
  },

  "ali-guli-mane": {
    lead: "Taşlar tahtanın çevresinde avuç avuç koşar, ta ki boş bir kuyuya gelene kadar. Onun ötesinde ne varsa sizindir.",
    titles: {
      sow: "Dağıtmak",
      relay: "Zincir",
      capture: "Almak",
      bonus: "Ek dağıtım",
      endless: "Hiç bitmeyen kuyu",
      end: "Elin sonu",
      match: "Karşılaşma",
    },
    rules: {
      board: "Yedişer kuyulu iki sıra, her birinde beş taş, hepsi yetmiş. Alt sıra Güney’in, üst sıra Kuzey’indir.",
      lift: "Kuyularınızdan birindeki bütün taşları alın ve izleyen kuyulara, saat yönünün tersine, birer birer dağıtın.",
      long: "On dört ya da daha çok taşlık bir avuç bütün tahtayı dolanır ve alındığı kuyuya da bir taş bırakır.",
      relay: "Son taştan sonra bir sonraki kuyuya bakın. İçinde taş varsa onları alın ve dağıtmayı sürdürün: bu zincirdir, [kn-Latn:pussa kanawa|pussa].",
      saada: "Bir sonraki kuyu boşsa bu [kn-Latn:saada|saada]’dır ve dağıtım biter.",
      capture: "[kn-Latn:saada]’da boş kuyunun ötesindeki kuyuda ve onun karşısındaki kuyuda ne varsa alırsınız.",
      either: "Kimin sırasında oldukları fark etmez.",
      one: "İkisinden biri boşsa ötekinde olanı alırsınız.",
      none: "İkisi de boşsa hiçbir şey alınmaz.",
      bonus: "Sıranızın ilk dağıtımı taş aldıysa, kuyularınızın herhangi birinden bir kez daha dağıtmanız gerekir. O da ilki gibi alır ve sıranızı bitirir.",
      lost: "O sırada alacak taşınız kalmadıysa ek dağıtım yanar.",
      endless: "Zinciri sonsuza dek sürecek bir kuyu seçilemez.",
      end: "El, sırası gelen oyuncunun dağıtacak taşı kalmayınca biter. Yalnız alınan taşlar sayılır; tahtada kalanlar kimseye sayılmaz.",
      quiet: "Üst üste yüz sıra alımsız geçerse el yine biter.",
      stock: "Bir karşılaşmada, her elden sonra, hazineniz ve kendi sıranızda kalan taşlar sizin varlığınızdır.",
      fill: "Bir sonraki el için iki oyuncu da soldan başlayarak kuyularını beşer taşla doldurur. Doldurulamayan kuyular kapanır ve bir çöple işaretlenir.",
      closed: "Kapalı kuyu oyun dışıdır: dağıtım onu atlar.",
      opposite: "Karşıda kapalı bir kuyu varsa boş sayılır.",
      starters: "Oyuncular sırayla başlar, birer el.",
      ruin: "Tek bir kuyuyu bile dolduramayan karşılaşmayı kaybetmiştir.",
      limit: "Bir el sayısı kararlaştırıldıysa, sonuncudan sonra varlığı çok olan kazanır.",
    },
    notes: {
      long: "Metinler bu kadar büyük bir avuçtan söz etmez. Bir kuyunun atlanacağı yerde bu tür oyunların anlatımları bunu söyler.",
      bonus: "Metinler bir oyuncunun iki kez dağıtabileceğini söyler. Ek dağıtımın zorunlu olması gelenektir.",
      lost: "Kuraldan çıkar: dağıtmak için elde taş olmalıdır.",
      endless: "Böyle bir kuyu çok seyrektir. Gerçek tahtada oyuncular er geç dururdu; bir programın önceden bilmesi gerekir. Kendi başlangıcına dönen bir zincir hep oraya döner.",
      quiet: "Yoksa iki temkinli oyuncu sonsuza dek sürdürebilirdi.",
      stock: "Bir sıradaki taşların sahibinde kalması bizim seçimimizdir: böylece yetmişi de karşılaşmada kalır.",
      fill: "Çöp metinlerden, doldurma düzeni oyunculardan gelir. Kaç kuyunun kapanacağı her el yeniden hesaplanır.",
      opposite: "Böyle kuyuları oyun dışı bırakan metinlerden çıkar.",
      starters: "Başka bir oyun olan yalın oyunda kazanan başlar.",
      limit: "Bütün akşam oynayamayanlar için.",
    },
    history: [
      "[kn-Latn:Ali Guli Mane] Kannada dilindendir ve ne olduğunu söyler: oyukları olan bir tahta kütük. Kendi türünden pek çok oyun gibi adını tahtasından alır.",
      "Yurdu Karnataka, Kerala’nın kuzeyi ve Andhra Pradeş’in güneyidir. Aynı on dört oyukta daha nice oyun oynanır; tahtanın adı da yöreden yöreye değişir.",
      "Topraktan geçinen insanların oyunudur. Mevsimleri ekim ve hasat mevsimidir; el, tarlada ne yapıyorsa tahtada da onu yapar: tohumu tane tane bırakır, sonra toplar.",
      "Kaç yaşında olduğunu kimse bilmez. Taştaki oyuklarda tarih yazmaz, oynayanların da kuralları yazmasına gerek yoktu; burada izlenen anlatım 2001’de yayımlandı.",
      "Ressam G. L. N. Simha oyunu oynanırken göstermiştir. Mysore’da Chintana Balaga derneği, gençler yeniden başına otursun diye turnuvalar düzenlemiştir.",
    ],
    board: [
      "Tahta, yani [kn-Latn:ane|ane], iki sıra halinde yedişer oyuğu olan sert bir ağaç kütüğüdür. Çan tuncundan dökülenleri de vardır. Kimi ise taşınamaz: veranda taşlarına, tapınak basamaklarına oyulmuştur; insanların beklediği, vaktinin olduğu yerlere.",
      "Toprak ne verirse o ekilir: esmer, parlak demirhindi çekirdekleri, [kn-Latn:hunase beeja|hunase]; mercan ağacının ya da yabani meyankökünün kızıl tohumları, [kn-Latn:gulaganji|gulaganji]; küçük deniz kabukları, [kn-Latn:kavade|kavade].",
      "Alınan tohumlar için bir oyuk yoktur. Tahtadan çıkar, herkesin göreceği biçimde sahiplerinin önünde dururlar.",
    ],
    customs: [
      "Yaşlılar ve gençler birlikte oynar; çoğu kişi onu büyükannesinden, büyükbabasından öğrenmiştir.",
      "Karşılaşmayı kaybeden bedelini öder, ama parayla değil. Kaybedenin söylemesi gereken türküler vardır. Ya da tahta başına konur. Ya da on dört oyuğa kül doldurulur, üfleyip boşaltmak ona düşer.",
    ],
    disputes: [
      {
        said: "Bütün kaynaklar taşları saat yönünün tersine yürütür. Oysa kuyuları numaralayan çizim, basıldığı gibi alınırsa, saat yönünde döner.",
        chosen: "Saat yönünün tersine, oynandığı gibi. Ayna görüntüsü de aynı oyundur: “Basıldığı gibi” ayarı ötekini gösterir.",
      },
      {
        said: "Bir ansiklopedi, oyuncuların her dağıtımda yönü seçmesine izin verir.",
        chosen: "Karnataka metinlerindeki gibi herkes için tek yön.",
      },
      {
        said: "Kuzey Karnataka’da her kuyuya dört, Mysore’da ve kıyıda beş, daha güneyde ve doğuda altı taş konur.",
        chosen: "Beş, yani Mysore’un sayısı.",
      },
      {
        said: "Yalın oyunda [kn-Latn:saada]’da tek kuyu alınır, ek dağıtım yoktur, iki oyuncu eşit sayıda kuyu doldurur ve kazanan başlar.",
        chosen: "Tam oyun: iki kuyu, bir ek dağıtım, ve herkes doldurabildiğini doldurur.",
      },
      {
        said: "Bir metin her şey alınana kadar, bir başkası bir sıra boşalana kadar oynatır. Kimileri kalan taşları sahibine verir.",
        chosen: "Sırası gelenin dağıtacak taşı kalmayana kadar. Kalanlar o elde sayılmaz, ama sırasıyla birlikte sonraki ele geçer.",
      },
    ],
    guide: [
      [
        {
          ask: "{hole} numaralı kuyuya basın: beş taşı birer birer dağıtılır.",
          told: "Sonraki kuyuda hep taş vardı; böylece dağıtım {laps, plural, one {# avuç} other {# avuç}} sürdü. Sonra {saada} boştu: bu [kn-Latn:saada]’dır. Onun ötesinde ve karşısında olanı aldınız, {captured, plural, one {# taş} other {# taş}}.",
        },
        {
          ask: "Alan bir kez daha dağıtır. {hole} numaralı kuyuya basın: içinde bir taş var.",
          told: "Tek taş, ve {captured, plural, one {# taş} other {# taş}} daha sizin. Ek dağıtım sıranızı bitirir.",
        },
        {
          ask: "Şimdi karşıda oturan Kuzey için oynayın. {hole} numaralı kuyuya basın.",
          told: "Boş kuyunun ötesinde bir şey yoktu, karşısında da. Kuzey bir şey almadı, ek dağıtım da yok.",
        },
        {
          ask: "Yine Güney. {hole} numaralı kuyuya basın.",
          told: "Sizin de başınıza gelir. Öyleyse önce bakın: son taş nereye düşecek?",
        },
      ],
      [
        {
          ask: "Çok sonra: az taş kaldı. {hole} numaralı kuyuya basın.",
          told: "{captured, plural, one {# taş} other {# taş}} aldınız; Kuzey’in sırası artık boş.",
        },
        {
          ask: "Aldınız, bir kez daha dağıtmanız gerekir. {hole} numaralı kuyuya basın.",
          told: "Kuzey’in dağıtacak taşı yok: el bitti. Tahtadaki taş kimseye sayılmaz. Güney {south}–{north} kazandı.",
        },
      ],
    ],
  },

  mangala: {
    lead: "Bir avuç, bir tur. Son kuyuda iki, dört ya da altı olursa sizindir; ondan önceki kuyular da birer birer gelebilir.",
    titles: {
      sow: "Dağıtmak",
      capture: "Almak",
      pass: "Pas geçmek",
      end: "Son",
    },
    rules: {
      board: "Altışar kuyulu iki sıra, her birinde altı taş, hepsi yetmiş iki. Alt sıra Güney’in, üst sıra Kuzey’indir.",
      lift: "Kuyularınızdan birindeki bütün taşları alın ve izleyen kuyulara, saat yönünün tersine, birer birer dağıtın. Sıranız bu kadardır.",
      long: "On iki ya da daha çok taşlık bir avuç bütün tahtayı dolanır ve alındığı kuyuya da bir taş bırakır.",
      capture: "Son taş kuyusunu iki, dört ya da altı yaparsa o taşları alırsınız.",
      either: "Kuyu iki sıradan birinde olabilir.",
      none: "O zaman kuyuda başka bir sayı varsa, söz gelimi sekiz, hiçbir şey alınmaz.",
      chain: "Aldıktan sonra bir önceki kuyuya bakın. İki, dört ya da altı taş varsa onları da alın, ve böylece geriye doğru, bir kuyuda bu sayılar olmayana kadar.",
      pass: "Sırası boş olan oyuncu pas geçer. Başka kimse geçemez.",
      strip: "Öteki sıranın son taşlarını almak serbesttir.",
      end: "Oyun tahta boşalınca biter. Daha çok alan kazanmıştır.",
      decided: "Otuz yedi taşla oyun belli olmuştur; yine de sonuna kadar oynanabilir.",
      draw: "Otuz altışar berabere demektir.",
      quiet: "Üst üste yüz sıra alımsız geçerse oyun biter. Kalan taşlar kimseye sayılmaz.",
    },
    notes: {
      long: "Metinler bu kadar büyük bir avuçtan söz etmez. Bir kuyunun atlanacağı yerde bu tür oyunların anlatımları bunu söyler.",
      pass: "Pas geçildiği metinlerde vardır; taş varken geçilemeyeceği de bundan anlaşılır.",
      decided: "Taşların yarısından çoğuna yetişilemez. Duyuru bizimdir, hesap kaynakların.",
      quiet: "Yoksa iki oyuncu sonsuza dek dönüp durabilirdi. Az taşla her şey hesaplandı: en iyi oyunda kimse bunun yarısı kadar bile beklemez.",
    },
    history: [
      "[tr:Mangala], on yedinci yüzyıldan on dokuzuncuya kadar Osmanlı ülkesinin tohum ekme oyunuydu: Anadolu’nun ve Levant’ın, Ege adalarının, Kırım’ın. Adında duyulan Arapça kelime bir yerden bir yere taşımak demektir.",
      "Türk eğlencelerinin tarihini yazan Metin And, onu Binbir Gece Masalları’nda geçen oyunla ilişkilendirdi. On altıncı yüzyıl minyatürleri onu kahvehanede gösterir.",
      "Gezginler ona her yerde rastladı. Jean de Thévenot 1664’te, Thomas Hyde 1694’te anlattı; Tournefort 1717’de Türklerin en sevdiği oyun der, Guys’e göre 1771 İstanbul’unda modaydı. Clarke onu 1801’de Balıklava’da, Laurent 1818’de Sakız’da gördü.",
      "Gezi kitaplarından romanlara geçti: Sydney Owenson’ın “Ida of Athens”ına (1809), Thomas Hope’un “Anastasius”una (1819). 1863’te İngiltere’de hakları Whitmore Jones adına alındı, Jaques firması oyunu “Mangola” adıyla sattı: belki de bir Avrupa dükkânında türünün ilki.",
      "Baltık Almanlarının Bohnenspiel’i yakın akrabasıdır. Gaziantep’te ve Bedeviler arasında aynı adlı oyunlar başka kurallarla oynanır. Dört taşlı, iki hazneli 2009 Türk mangalası ise başka, yeni bir oyundur.",
    ],
    board: [
      "Tahta, tavla gibi katlanan iki kanatlı bir ağaç kutudur; her kanatta altı oyuk vardır. Bulamayan, toprağa on iki çukur açar.",
      "Cam [tr:boncuk|boncuk] ya da deniz kabuğu dağıtılır; Le Brun 1700 dolaylarında ona kısaca kabuk oyunu der. Tournefort her oyuncu için otuz altı sayar: altı oyuğun her birine altışar.",
      "Alınanlar elde tutulur ya da tahtanın yanına konur; tahtada onlara yer yoktur.",
    ],
    customs: [
      "Saatlerce oturulan kahvehanenin oyunudur. Metin And orada ne kadar hızlı oynandığını anlatır; hızı en yükseğe alın, yan masadaki konuğun gördüğünü görürsünüz.",
      "Zengin de yoksul da oynar, diye yazar Le Brun, ondan gözde oyun yoktur. Türklerin günah saydıkları için asla parasına oynamadığını, ne sevinç ne üzüntü gösterdiğini de söyler.",
    ],
    disputes: [
      {
        said: "Bütün kaynaklar taşları saat yönünün tersine yürütür. Oysa kuyuları numaralayan çizim, basıldığı gibi alınırsa, saat yönünde döner.",
        chosen: "Saat yönünün tersine, oynandığı gibi. Ayna görüntüsü de aynı oyundur: “Basıldığı gibi” ayarı ötekini gösterir.",
      },
      {
        said: "Metin And her kuyuda beş taştan, yalnız iki ve dördün alınmasından söz eder.",
        chosen: "Tournefort’un saydığı gibi altı taş; iki, dört ve altı alınır.",
      },
      {
        said: "Aileden kimi oyunlarda yalnız karşı sıradan alınır.",
        chosen: "Metinlerin bu oyun için dediği gibi iki sıradan da.",
      },
      {
        said: "Bohnenspiel bir oyuncu oynayamaz olunca hemen biter.",
        chosen: "O oyuncu pas geçer, tahta boşalana kadar oynanır.",
      },
    ],
    guide: [
      [
        {
          ask: "{hole} numaralı kuyuya basın: altı taşı birer birer dağıtılır.",
          told: "Son taş {last} numaralı kuyudaki altıyı yedi yaptı. Yedi almaz.",
        },
        {
          ask: "Şimdi karşıda oturan Kuzey için oynayın. {hole} numaralı kuyuya basın.",
          told: "Kuzey’e de bir şey yok: kuyular henüz çok dolu. Ama içlerinden biri boştu.",
        },
        {
          ask: "Yine Güney: son taş iki yapmalı. {hole} numaralı kuyuya basın.",
          told: "{last} numaralı kuyuda bir tane vardı; iki oldu, ve ikisi de sizin.",
        },
      ],
      [
        {
          ask: "Bir oyunun ilerisi. {hole} numaralı kuyuya basın, geriye doğru ne olduğuna bakın.",
          told: "Son kuyuda iki, bir öncekinde dört, ondan öncekinde altı: bir kerede {captured, plural, one {# taş} other {# taş}}. Geriye doğru sonrakinde üç vardı, orada durdu.",
        },
      ],
      [
        {
          ask: "Son. Kuzey’in bir taşı kaldı. {hole} numaralı kuyuya basın.",
          told: "Onu aldınız. Kuzey’in sırası boş, Kuzey pas geçer, sıra yine sizde.",
        },
        {
          ask: "Bir kez daha iki yapın. {hole} numaralı kuyuya basın.",
          told: "Tahta boş, oyun bitti. Güney {south}–{north} kazandı.",
        },
      ],
    ],
  },
};
