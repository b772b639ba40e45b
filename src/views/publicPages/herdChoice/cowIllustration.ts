/** The coat of a breed, as far as a small drawing shows it. */
export interface Coat {
  readonly body: string;
  /** Legs on the far side, tuft of the tail. */
  readonly shade: string;
  readonly head: string;
  readonly muzzle: string;
  /** Colour and outlines of the patches. */
  readonly patches?: readonly [string, string];
  /** Rings around the eyes. */
  readonly rings?: string;
  readonly horns?: string;
  /** A dairy cow is leaner and shows her udder. */
  readonly dairy: boolean;
}

const OUTLINE = 'stroke="#33291f" stroke-width="1.6" stroke-linejoin="round"';
const LEAN = "M45 40c8-6 22-4 34-3l42-3c12 0 19 8 19 20l-2 18c-1 9-7 13-17 12l-58 1c-13 0-20-6-21-17z";
const HEAVY = "M44 34c9-6 24-3 36-3l38-2c16 0 24 9 24 24l-2 22c-1 10-8 14-18 13l-58 1c-14 0-22-7-23-19z";

/** A cow of that coat with her bell, as an SVG document. She looks to the left; the ground is left to the page. */
export function cowIllustration(coat: Coat): string {
  const trunk = coat.dairy ? LEAN : HEAVY;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 116">',
    `<clipPath id="b"><path d="${trunk}"/></clipPath>`,
    legs(coat.shade, [62, 113]),
    `<path d="M139 48c8 6 7 20 5 33" fill="none" stroke="${coat.shade}" stroke-width="4"/>`,
    `<path d="M141 80h6l1 12c-3 4-6 4-8 0z" fill="${coat.patches?.[0] ?? coat.shade}" ${OUTLINE}/>`,
    coat.dairy ? `<path d="M103 83c0 9 4 13 11 13s11-4 11-13z" fill="#f3b8a8" ${OUTLINE}/>` : "",
    `<path d="${trunk}" fill="${coat.body}" ${OUTLINE}/>`,
    coat.patches ? `<path clip-path="url(#b)" d="${coat.patches[1]}" fill="${coat.patches[0]}"/>` : "",
    legs(coat.body, [50, 124]),
    neck(coat),
    head(coat),
    "</svg>",
  ].join("");
}

function legs(colour: string, at: readonly number[]): string {
  return at
    .map((x) => `<path d="M${x} 83l1 25h9l1-25" fill="${colour}" ${OUTLINE}/><path d="M${x + 1} 104h9v5h-9z" fill="#33291f"/>`)
    .join("");
}

function neck({ head: colour, body, patches }: Coat): string {
  return `<path d="M56 40c-9-9-18-9-25-5l3 24c6 9 12 14 19 17z" fill="${patches && colour !== body ? colour : body}"/>
<path d="M36 61c6 5 12 4 18-1l1 5c-6 5-13 6-19 0z" fill="#b5652f"/>
<path d="M42 66h8l3 10h-14z" fill="#f2c14e" ${OUTLINE}/><circle cx="46" cy="78" r="2.4" fill="#7a4a12"/>`;
}

function head({ head: colour, muzzle, rings, horns, shade }: Coat): string {
  const eye = '<circle cx="27" cy="37" r="2.4" fill="#1d1712"/><circle cx="26.3" cy="36.2" r=".9" fill="#fff"/>';
  return `${horns ? `<path d="${horns}" fill="none" stroke="#33291f" stroke-width="5.4" stroke-linecap="round"/><path d="${horns}" fill="none" stroke="#efe3c4" stroke-width="3" stroke-linecap="round"/>` : ""}
<path d="M34 22c-7-2-14 1-16 8l-6 18c-2 7 2 12 9 12s13-5 15-12l4-16c1-5-1-9-6-10z" fill="${colour}" ${OUTLINE}/>
<path d="M37 28c5-6 13-7 18-2-4 7-11 9-17 7z" fill="${shade}" ${OUTLINE}/>
${rings ? `<circle cx="27" cy="37" r="5.5" fill="${rings}"/>` : ""}${eye}
<path d="M11 49c6-4 15-2 19 4-3 5-7 7-11 7-6 0-10-4-8-11z" fill="${muzzle}" ${OUTLINE}/><circle cx="16" cy="54" r="1.3" fill="#1d1712"/>`;
}
