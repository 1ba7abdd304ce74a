/**
 * Why the page stays empty, in the languages that are not in the page: what plain.js says in English.
 */
(() => {
  /** @type {Record<string, Record<string, string>>} */
  const WORDS = {
    da: {
      title: "Spillet kunne ikke starte",
      script: "En del af siden kunne ikke hentes. Det kan hjælpe at genindlæse; ellers sender serveren ikke alle filer.",
      file: "Siden blev åbnet som fil. Browsere henter kun moduler og WebAssembly fra en webadresse: læg mappen på en server, og åbn dens adresse.",
      single: "guli.html er hele programmet i én fil og åbnes uden server.",
    },
    fr: {
      title: "Le jeu n’a pu démarrer",
      script: "Une partie de la page n’a pu être chargée. Recharger la page peut aider ; sinon, le serveur n’envoie pas tous les fichiers.",
      file: "La page a été ouverte comme fichier. Les navigateurs ne chargent les modules et WebAssembly que depuis une adresse web : servez le dossier, et ouvrez son adresse.",
      single: "guli.html est tout le programme en un seul fichier, et s’ouvre sans serveur.",
    },
    it: {
      title: "Il gioco non è partito",
      script: "Non è stato possibile caricare una parte della pagina. Ricaricare può aiutare; altrimenti il server non invia tutti i file.",
      file: "La pagina è stata aperta come file. I browser caricano moduli e WebAssembly solo da un indirizzo web: pubblica la cartella e apri il suo indirizzo.",
      single: "guli.html è tutto il programma in un solo file, e si apre senza server.",
    },
    kn: {
      title: "ಆಟ ಆರಂಭವಾಗಲಿಲ್ಲ",
      script: "ಪುಟದ ಒಂದು ಭಾಗ ತೆರೆಯಲಾಗಲಿಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಸರಿಹೋಗಬಹುದು; ಇಲ್ಲದಿದ್ದರೆ ಸರ್ವರ್ ಎಲ್ಲ ಕಡತಗಳನ್ನೂ ಕಳುಹಿಸುತ್ತಿಲ್ಲ.",
      file: "ಪುಟವನ್ನು ಕಡತವಾಗಿ ತೆರೆಯಲಾಗಿದೆ. ಬ್ರೌಸರ್‌ಗಳು ಮಾಡ್ಯೂಲ್‌ಗಳನ್ನೂ WebAssembly ಯನ್ನೂ ಜಾಲದ ವಿಳಾಸದಿಂದ ಮಾತ್ರ ತೆರೆಯುತ್ತವೆ: ಕಡತಕೋಶವನ್ನು ಸರ್ವರ್‌ನಲ್ಲಿಟ್ಟು ಅದರ ವಿಳಾಸ ತೆರೆಯಿರಿ.",
      single: "guli.html ಇಡೀ ಕ್ರಮವಿಧಿಯೇ ಒಂದು ಕಡತದಲ್ಲಿ, ಸರ್ವರ್ ಇಲ್ಲದೆ ತೆರೆಯುತ್ತದೆ.",
    },
    tr: {
      title: "Oyun başlatılamadı",
      script: "Sayfanın bir bölümü yüklenemedi. Yeniden yüklemek işe yarayabilir; yoksa sunucu bütün dosyaları göndermiyor.",
      file: "Sayfa dosya olarak açıldı. Tarayıcılar modülleri ve WebAssembly’yi yalnızca bir web adresinden yükler: klasörü sunucuya koyup adresini açın.",
      single: "guli.html programın tamamını tek dosyada içerir, sunucusuz açılır.",
    },
  };

  /** The language that the page would speak: see first-language.js. */
  function language() {
    let kept = null;
    try {
      kept = localStorage.getItem("guli.language");
    } catch {
      // where storage is forbidden nothing was chosen
    }
    const wishes = [new URLSearchParams(location.search).get("language"), kept, ...navigator.languages];
    const codes = wishes.map((wish) => wish?.toLowerCase().split(/[-_]/)[0] ?? "");
    return codes.find((code) => code === "en" || Object.hasOwn(WORDS, code)) ?? "en";
  }

  const code = language();
  if (!Object.hasOwn(WORDS, code)) return;
  document.documentElement.lang = code;
  for (const [name, text] of Object.entries(WORDS[code])) {
    const element = document.getElementById(`failure-${name}`);
    if (element) (element.querySelector("a") ?? element).textContent = text;
  }
})();
