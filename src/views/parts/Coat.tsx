import type { Breed } from "../../domain/herd/herdBreed";

const PATCHES =
  "M-2 6C6 2 13 8 11 15S2 21-3 17zM25 2c7-3 14 2 12 8s-11 5-12 1-3-8 0-9zM21 27c5-3 12 0 12 7s-11 7-14 3-2-8 2-10zM18 5v0M8 28v0M18 18v0";
/** Coats of one colour are darker below. */
const BELOW = "M0 26C10 20 26 22 40 28V40H0z";

/** Coats of the breeds, recognised across a barn: ground, patches, and by which angle these are turned. */
const COATS: Readonly<Record<Breed, readonly [ground: string, patches: string, angle?: number]>> = {
  "Prim’Holstein": ["#f7f5ef", "#22201d", 0],
  Normande: ["#f6ebdd", "#6b3a1e", 80],
  Montbéliarde: ["#fbf6ec", "#a94b21", 200],
  Jersiaise: ["#c98f52", "#8a5a2b"],
  Charolaise: ["#f3e9d6", "#dccbaa"],
  Limousine: ["#b4652c", "#8c4718"],
  "Blonde d’Aquitaine": ["#e6bd83", "#cf9c58"],
  Salers: ["#6f2c18", "#511e10"],
};

/** The mark of a herd: the coat of its breed. It always stands beside words. */
export function Coat({ breed, size = 40 }: { readonly breed: Breed; readonly size?: number }) {
  const [ground, patches, angle] = COATS[breed];
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" data-coat={breed} style={{ clipPath: "circle()", flex: "none" }}>
      <path fill={ground} d="M0 0h36v36H0z" />
      <path
        fill={patches}
        stroke={patches}
        strokeWidth="3"
        strokeLinecap="round"
        transform={`rotate(${angle ?? 0} 18 18)`}
        d={angle === undefined ? BELOW : PATCHES}
      />
      <circle cx="18" cy="18" r="17.5" fill="none" stroke="#14201a" strokeOpacity="0.2" />
    </svg>
  );
}
