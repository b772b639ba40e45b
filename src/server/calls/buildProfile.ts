import { LRUCache } from "lru-cache";
import { herdContext } from "../../domain/herd/herdContext";
import { type HerdInfo, readProfile, type UserProfile } from "../../domain/session/profile";
import type { Account, Herd } from "../database/accounts";
import type { Service } from "../endpoint/service";

/** What the profile holds whatever the herd is, read once as long as it stays as it is. */
const parts = new LRUCache<string, UserProfile>({ max: 1000, memoMethod: (profile) => readProfile(JSON.parse(profile)) });

type ProfileService = Pick<Service, "registry" | "clock">;

interface ProfileSource {
  readonly account: Account;
  readonly herds: readonly Herd[];
  readonly numCheptel: string | null;
  readonly token: string;
  /** The session was opened with a support link. */
  readonly bySupport: boolean;
}

/** The session user of an account, seen from one of its herds (section 3). */
export function buildProfile(service: ProfileService, { account, herds, numCheptel, token, bySupport }: ProfileSource): UserProfile {
  const herd = herds.find(({ num_cheptel }) => num_cheptel === numCheptel);
  const laitier = herd?.laitier === 1;
  const allaitant = herd?.allaitant === 1;
  const flags = { laitier, allaitant };
  return {
    ...parts.memo(account.profile),
    ...flags,
    id: account.id,
    token,
    numCheptel: herd?.num_cheptel ?? "",
    elevageEnCours: { denomination: herd?.raison_sociale ?? "", commune: herd?.ville ?? "" },
    infoCheptels: reachable(account, herds, numCheptel).map(herdInfo),
    contexteElevage: herdContext({ dairy: laitier, beef: allaitant }),
    // Nobody accepts them for the owner, who is asked at the next sign-in.
    validateCgu: !bySupport && mustValidateTerms(service, account),
    shops: service.registry.workshops.map(({ value, typo, flag }) => ({ value, label: `shop.${value}`, typo, actif: flags[flag] })),
    ...(bySupport && { bySupport }),
  };
}

/** Who signs in once per herd sees that herd only; everybody else sees all of theirs. */
function reachable(account: Account, herds: readonly Herd[], numCheptel: string | null): readonly Herd[] {
  return account.sign_in === "tokenPerHerd" ? herds.filter(({ num_cheptel }) => num_cheptel === numCheptel) : herds;
}

function herdInfo(herd: Herd): HerdInfo {
  return {
    numCheptel: herd.num_cheptel,
    raisonSociale: herd.raison_sociale,
    nom: herd.nom,
    prenom: herd.prenom,
    ville: herd.ville,
    background: herd.background,
    laitier: herd.laitier === 1,
    allaitant: herd.allaitant === 1,
  };
}

/**
 * Terms are due from owners and administrators who never accepted them, or did so before the present ones (decision LOG-01). Those of a day
 * to come are not yet: accepted today, they would be due again.
 */
function mustValidateTerms({ registry, clock }: ProfileService, account: Account): boolean {
  const { connectedAs } = parts.memo(account.profile);
  const areInForce = registry.termsUpdated <= clock.now().toISOString();
  if (!areInForce || !registry.termsRequiredOf.includes(connectedAs)) return false;
  return account.date_cgu === null || account.date_cgu < registry.termsUpdated;
}
