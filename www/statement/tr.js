/** Erişilebilirlik bildirimi. No native speaker has read this file yet. */

/** @type {readonly import("./en.js").Part[]} */
export const statement = [
  {
    title: "Amaç",
    text: [
      "Guli herkesin oynayabilmesi için yapıldı. WCAG 2.2 kurallarının AA düzeyini hedefler.",
      "Programlar onu sınar: her dilde her ekran axe ile, bütün oyunlar da yalnız klavyeyle ve yalnız duyurularla oynanarak. Engelli bir kişi onu henüz denemedi, sınamalarda ekran okuyucu da kullanılmadı. Bu yüzden bu metin bir belge değil, düzeltme sözüdür.",
    ],
  },
  {
    title: "Neler çalışıyor",
    points: [
      "Her şey klavyeyle yapılabilir. Tahta Tab tuşunun tek durağıdır; ok tuşları üzerinde gezer, Enter ya da bir kuyunun numarası onu dağıtır.",
      "Her kuyu numarasını, taşlarını ve kimin olduğunu söyleyen bir düğmedir. Her dağıtım tam bir cümleyle, ayarlardan isterseniz birkaç sözle duyurulur.",
      "Komut satırı sözle yanıt verir; böylece bütün bir oyun tahta olmadan oynanabilir.",
      "Sayfa yüzde 400 büyütülebilir, harflerle satırların arası açılabilir; yana kaydırmak gerekmez, metin kaybolmaz.",
      "Cihaz daha az hareket isterse taşlar uçmaz: tahta sonucu hemen gösterir. Yoksa hız seçilir, dağıtım duraklatılır, adım adım izlenir ya da atlanır.",
      "Hiçbir şey yalnız renkle söylenmez. Yüksek karşıtlıklı sade bir tahta ve yalnız sayılardan oluşan bir tahta vardır; cihazın renklerine uyulur.",
      "Siz istemedikçe ses yoktur. İsterseniz her kuyunun kendi notası olur.",
      "Hiçbir yerde süre sınırı yoktur.",
    ],
  },
  {
    title: "Ekran okuyucuyla",
    points: [
      "Tahtaya Tab ile gidin. Ok tuşları üzerinde gezmiyorsa önce odak kipine geçin: NVDA ve JAWS bunu Enter ile ya da kendiliğinden yapar.",
      "Tahtada / tuşuna basın ya da ayarlardan komut satırını seçin. Bütün komutları duymak için ?, konum için P, dağıtılabilen kuyular için M, dağıtmak için bir numara yazın.",
      "Dokunmatik ekranda her kuyu göründüğü yerdedir: parmakla gezin, dağıtmak için iki kez dokunun.",
      "Hamle listesi her an okunabilir; her satır tahtayı o ana götürür.",
    ],
  },
  {
    title: "Bilinen sınırlar",
    points: [
      "Komutların harfleri her dilde İngilizce sözcüklerden gelir.",
      "Tahtanın resmi betimlenmez: gösterdiğini düğmeler, sayılar ve duyurular söyler.",
      "Kuralların yanındaki çizimleri yalnız altlarındaki yazı betimler.",
      "Yüzde 400 büyütmede ya da çok alçak bir ekranda tahta ile altındaki satırlar bir arada görünmez.",
      "Yalnız İngilizce metni anadili olan biri okudu. Öteki dillerdeki yanlışlar duyuruları izlemeyi zorlaştırabilir.",
    ],
  },
  {
    title: "Bize söyleyin",
    text: [
      "Bir şey önünüzü kesiyorsa söyleyin: kaynak kodunun bulunduğu yerde projeye ya da oyunu bulduğunuz siteyi yürütene. Ne yapmak istediğinizi, hangi tarayıcıyı ve hangi yardımcıları kullandığınızı yazın. Bir engel, yanlış bir kural gibi hata sayılır.",
    ],
  },
];
