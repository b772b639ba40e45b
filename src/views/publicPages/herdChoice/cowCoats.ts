import type { Breed } from "../../../domain/herd/herdBreed";
import { type Coat, cowIllustration } from "./cowIllustration";

const CREAM = "#f6efdf";
const PINK = "#f0bda9";
const SHORT_HORNS = "M35 22c-1-6 1-9 6-10M27 23c-4-4-4-8-1-11";
const LYRE_HORNS = "M29 23c-9-3-11-8-9-17M36 22c7-4 12-6 13-17";

const holstein: Coat = {
  body: "#fbfaf5",
  shade: "#262422",
  head: "#262422",
  muzzle: "#d9b9ad",
  patches: [
    "#262422",
    "M60 26h30c6 14 0 28-14 30s-22-12-16-30zM104 28h40v26c-14 8-22 6-30-2s-12-14-10-24zM84 74c8-8 22-6 24 2s-4 14-14 14-14-10-10-16z",
  ],
  dairy: true,
};

const normande: Coat = {
  body: CREAM,
  shade: "#6b3d22",
  head: CREAM,
  muzzle: "#8a5a45",
  rings: "#6b3d22",
  patches: [
    "#6b3d22",
    "M54 30h24l4 18-12 16-18-6zM90 30h22l-2 20-10 4-12-8zM120 30h24v34l-12 4-8-16zM76 66l12-4 8 10-8 10-14-4zM104 62l14 2 4 12-10 8-10-8z",
  ],
  horns: SHORT_HORNS,
  dairy: true,
};

const montbeliarde: Coat = {
  body: "#fbf7ee",
  shade: "#b3431e",
  head: "#fbf7ee",
  muzzle: PINK,
  patches: ["#b3431e", "M52 28h84c8 8 8 22 2 26-10 6-14-6-26-4s-18 12-34 10-30-14-26-32zM112 72c8-6 18-4 20 2s-6 10-14 10-12-6-6-12z"],
  dairy: true,
};

const jersiaise: Coat = {
  body: "#c98f52",
  shade: "#8a5a2b",
  head: "#a9713a",
  muzzle: "#3d332b",
  rings: "#e9cfa6",
  horns: SHORT_HORNS,
  dairy: true,
};

const charolaise: Coat = { body: CREAM, shade: "#dccfb4", head: CREAM, muzzle: PINK, horns: SHORT_HORNS, dairy: false };

const limousine: Coat = { body: "#b55a28", shade: "#8c421b", head: "#a95022", muzzle: "#f0cfae", rings: "#eec99f", dairy: false };

const blonde: Coat = { body: "#e3b778", shade: "#c2935a", head: "#dcae6d", muzzle: PINK, rings: "#f3dcb2", dairy: false };

const salers: Coat = { body: "#6f2c18", shade: "#511e10", head: "#64260f", muzzle: "#c99a86", horns: LYRE_HORNS, dairy: false };

/** A cow of each breed, as the address of her picture. */
export const COW_ILLUSTRATIONS: Readonly<Record<Breed, string>> = {
  "Prim’Holstein": addressOf(holstein),
  Normande: addressOf(normande),
  Montbéliarde: addressOf(montbeliarde),
  Jersiaise: addressOf(jersiaise),
  Charolaise: addressOf(charolaise),
  Limousine: addressOf(limousine),
  "Blonde d’Aquitaine": addressOf(blonde),
  Salers: addressOf(salers),
};

function addressOf(coat: Coat): string {
  return `data:image/svg+xml,${encodeURIComponent(cowIllustration(coat))}`;
}
