import type { Viewer } from "../../src/domain/resolver/scope";
import { readProfile, type UserProfile } from "../../src/domain/session/profile";
import type { Mode } from "../../src/domain/session/session";

/** One entry to change about a user or the circumstances. */
export type Change =
  | { readonly kind: "sign-in" | "sign-out" | "go-online" | "go-offline" }
  | { readonly kind: "add-grant" | "remove-grant"; readonly grant: string }
  | { readonly kind: "set-level"; readonly grant: string; readonly level: number }
  | { readonly kind: "add-application" | "remove-application"; readonly code: string }
  | { readonly kind: "activate-workshop" | "deactivate-workshop"; readonly workshop: string }
  | { readonly kind: "set-mode"; readonly mode: Mode };

/** The viewer after a change; rights change in the herd and in the multi-herd user alike. */
export function applyChange(viewer: Viewer, change: Change): Viewer {
  switch (change.kind) {
    case "sign-in":
      return withProfiles(viewer, (profile) => ({ ...profile, email: "user@example.org" }));
    case "sign-out":
      return { ...viewer, user: null, multiUser: null };
    case "go-online":
      return { ...viewer, online: true };
    case "go-offline":
      return { ...viewer, online: false };
    case "set-mode":
      return { ...viewer, mode: change.mode };
    case "add-grant":
      return withProfiles(viewer, (profile) => ({ ...profile, droits: [...profile.droits, change.grant] }));
    case "remove-grant":
      return withProfiles(viewer, (profile) => ({ ...profile, droits: profile.droits.filter((name) => name !== change.grant) }));
    case "set-level":
      return withProfiles(viewer, (profile) => withLevel(profile, change.grant, change.level));
    case "add-application":
      return withProfiles(viewer, (profile) => ({ ...profile, grants: [...profile.grants, change.code] }));
    case "remove-application":
      return withProfiles(viewer, (profile) => ({ ...profile, grants: profile.grants.filter((code) => code !== change.code) }));
    case "activate-workshop":
      return withProfiles(viewer, (profile) => withWorkshop(profile, change.workshop, true));
    case "deactivate-workshop":
      return withProfiles(viewer, (profile) => withWorkshop(profile, change.workshop, false));
    default:
      return change satisfies never;
  }
}

function withProfiles(viewer: Viewer, change: (profile: UserProfile) => UserProfile): Viewer {
  const user = change(viewer.user ?? viewer.multiUser ?? readProfile({}));
  return { ...viewer, user, multiUser: change(viewer.multiUser ?? user) };
}

function withLevel(profile: UserProfile, grant: string, level: number): UserProfile {
  return { ...profile, rules: { authorizes: { ...profile.rules.authorizes, [grant]: level } } };
}

function withWorkshop(profile: UserProfile, value: string, actif: boolean): UserProfile {
  const others = profile.shops.filter((workshop) => workshop.value !== value);
  return { ...profile, shops: [...others, { value, label: value, typo: "", actif }] };
}
