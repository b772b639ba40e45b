/** The session user (section 3), in the spelling of the wire. What is read is what there is: this type is the one shape of a profile. */
export type UserProfile = Readonly<ReturnType<typeof readProfile>>;

/** A herd as the server lists it (section 3, herd info). */
export type HerdInfo = Readonly<ReturnType<typeof readHerdInfo>>;

export type WorkshopState = Readonly<ReturnType<typeof readWorkshopState>>;

/**
 * Reads a profile from untrusted data. Never throws and never opens anything: a field of the wrong kind counts as empty,
 * and a level that is no non-negative safe integer counts as 0, which refuses.
 */
export function readProfile(value: unknown) {
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
    infoCheptels: list(source.infoCheptels, readHerdInfo),
    laitier: source.laitier === true,
    allaitant: source.allaitant === true,
    contexteElevage: text(source.contexteElevage),
    /** Safe-sync timeout in the unit of the settings; 0 when the server gives none. */
    timeout: level(source.timeout),
    validateCgu: Boolean(source.validateCgu),
    settings: { home: text(fieldsOf(source.settings).home) },
    shops: list(source.shops, readWorkshopState),
    ...markOf(source),
  };
}

/** Beyond section 3, and only where support has opened the session in the name of this user. */
function markOf(source: Record<string, unknown>): { readonly bySupport?: true } {
  return source.bySupport === true ? { bySupport: true } : {};
}

/** Beyond section 3, where the server says what the herd is kept for. */
function kindOf({ laitier, allaitant }: Record<string, unknown>): { readonly laitier?: boolean; readonly allaitant?: boolean } {
  return laitier === undefined && allaitant === undefined ? {} : { laitier: laitier === true, allaitant: allaitant === true };
}

export function readHerdInfo(value: unknown) {
  const source = fieldsOf(value);
  return {
    numCheptel: text(source.numCheptel),
    raisonSociale: text(source.raisonSociale),
    nom: text(source.nom),
    prenom: text(source.prenom),
    ville: text(source.ville),
    background: text(source.background),
    ...kindOf(source),
  };
}

export function readWorkshopState(value: unknown) {
  const source = fieldsOf(value);
  return { value: text(source.value), label: text(source.label), typo: text(source.typo), actif: source.actif === true };
}

/** Own fields only, on an object without prototype: `constructor` and `__proto__` are ordinary unknown keys. */
function fieldsOf(value: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  if (typeof value === "object" && value !== null) for (const [key, field] of Object.entries(value)) fields[key] = field;
  return fields;
}

function list<T>(value: unknown, read: (entry: unknown) => Readonly<T>): readonly Readonly<T>[] {
  return Array.isArray(value) ? value.map(read) : [];
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function level(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function levels(value: unknown): Readonly<Record<string, number>> {
  const read: Record<string, number> = Object.create(null);
  for (const [name, raw] of Object.entries(fieldsOf(value))) read[name] = level(raw);
  return read;
}
