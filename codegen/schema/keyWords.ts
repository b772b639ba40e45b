/** What people call the keys of the registry who do not have its words at hand: in French, or as other products do. */
const WORDS: Readonly<Record<string, string>> = {
  access: "acces autorisation droit permission visibilite visibility",
  base: "adresse chemin prefix prefixe racine root src uri url",
  defaultRoute: "accueil home index landing routeParDefaut start",
  domain: "domaine famille family",
  each: "chaque forEach pourChaque repeat",
  frame: "cadre embed iframe",
  groups: "groupe rubrique",
  icon: "icone image pictogramme picto symbol symbole",
  id: "cle identifiant identifier key ref",
  label: "caption intitule libelle name nom text texte title titre",
  link: "adresse chemin href lien uri url",
  login: "auth authentification authentication connexion identification signIn",
  order: "ordre position rang rank",
  params: "args argument parameter parametre",
  path: "address adresse chemin href uri url",
  query: "requete recherche",
  redirect: "redirection redirectTo renvoi",
  route: "cible destination ouvre page target vers",
  routes: "chemin ecran page screen",
  section: "categorie category chapitre menu rubrique",
  shop: "atelier boutique workshop",
  shortcut: "raccourci",
  size: "colonne cols column largeur span taille width",
  tiles: "card carte item tuile vignette",
  weight: "poids priorite priority",
};

/** Keys that a word may stand for, whatever its accents, capitals, hyphens and plural. */
export function keysCalled(word: string): readonly string[] {
  const [plain, single] = [plainWord(word), plainWord(word).replace(/s$/, "")];
  const isOne = (one: string) => plainWord(one) === plain || plainWord(one) === single;
  return Object.keys(WORDS).filter((key) => WORDS[key]?.split(" ").some(isOne));
}

function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\p{M}_-]/gu, "")
    .toLowerCase();
}
