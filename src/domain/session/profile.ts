/** A herd as the server lists it (section 3, herd info). */
export interface HerdInfo {
  readonly numCheptel: string;
  readonly raisonSociale: string;
  readonly nom: string;
  readonly prenom: string;
  readonly ville: string;
  readonly background: string;
}

export interface ShopState {
  readonly value: string;
  readonly label: string;
  readonly typo: string;
  readonly actif: boolean;
}

/** The session user (section 3). Spelling is that of the wire. */
export interface UserProfile {
  readonly id: string;
  readonly numCheptel: string;
  readonly token: string;
  readonly droits: readonly string[];
  readonly grants: readonly string[];
  readonly rules: { readonly authorizes: Readonly<Record<string, number>> };
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly elevageEnCours: { readonly denomination: string; readonly commune: string };
  readonly connectedAs: string;
  readonly origin: string;
  readonly emetteur: string;
  readonly offre: string;
  readonly prescripteur: string;
  readonly trans: string;
  readonly infoCheptels: readonly HerdInfo[];
  readonly laitier: boolean;
  readonly allaitant: boolean;
  readonly contexteElevage: string;
  /** Safe-sync timeout in the unit of the settings; 0 when the server gives none. */
  readonly timeout: number;
  readonly validateCgu: boolean;
  readonly settings: { readonly home: string };
  readonly shops: readonly ShopState[];
}

/**
 * Reads a profile from untrusted data. Never throws and never opens anything: a field of the wrong kind counts as empty,
 * and a level that is no non-negative safe integer counts as 0, which refuses.
 */
export function readProfile(value: unknown): UserProfile {
  const source = fieldsOf(value);
  const herd = fieldsOf(source.elevageEnCours);
  return {
    id: text(source.id),
    numCheptel: text(source.numCheptel),
    token: text(source.token),
    droits: texts(source.droits),
    grants: texts(source.grants),
    rules: { authorizes: levels(fieldsOf(source.rules).authorizes) },
    nom: text(source.nom),
    prenom: text(source.prenom),
    email: text(source.email),
    elevageEnCours: { denomination: text(herd.denomination), commune: text(herd.commune) },
    connectedAs: text(source.connectedAs),
    origin: text(source.origin),
    emetteur: text(source.emetteur),
    offre: text(source.offre),
    prescripteur: text(source.prescripteur),
    trans: text(source.trans),
    infoCheptels: list(source.infoCheptels).map(readHerdInfo),
    laitier: source.laitier === true,
    allaitant: source.allaitant === true,
    contexteElevage: text(source.contexteElevage),
    timeout: level(source.timeout),
    validateCgu: Boolean(source.validateCgu),
    settings: { home: text(fieldsOf(source.settings).home) },
    shops: list(source.shops).map(readShopState),
  };
}

export function readHerdInfo(value: unknown): HerdInfo {
  const source = fieldsOf(value);
  return {
    numCheptel: text(source.numCheptel),
    raisonSociale: text(source.raisonSociale),
    nom: text(source.nom),
    prenom: text(source.prenom),
    ville: text(source.ville),
    background: text(source.background),
  };
}

function readShopState(value: unknown): ShopState {
  const source = fieldsOf(value);
  return { value: text(source.value), label: text(source.label), typo: text(source.typo), actif: source.actif === true };
}

/** Own fields only, on an object without prototype: `constructor` and `__proto__` are ordinary unknown keys. */
function fieldsOf(value: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  if (typeof value === "object" && value !== null) for (const [key, field] of Object.entries(value)) fields[key] = field;
  return fields;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((entry) => typeof entry === "string");
}

function level(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function levels(value: unknown): Readonly<Record<string, number>> {
  const read: Record<string, number> = Object.create(null);
  for (const [name, raw] of Object.entries(fieldsOf(value))) read[name] = level(raw);
  return read;
}
