import { icon } from "./icon";

const BODY = `<g transform="translate(0 4) scale(.1818)">
<g stroke-width="2">
<path d="M10 84h112" opacity=".4"/>
<path d="M34 84V62M46 84V66M86 84V66M98 84V60M26 34c-8 4-10 14-8 26M26 34c14-6 46-4 62-4 8 0 14 4 14 16-2 14-10 20-20 20H46C30 66 24 52 26 34zM88 30l4-12c2-5 8-6 13-4l12 7c4 3 3 9-2 10l-9 2-4 13M92 17l-6-5M104 13l3-7M60 66c0 7 14 7 14 0"/>
<path d="M40 32c2 8 14 10 18 0M70 30c0 12 16 14 20 4M50 66c0-8 12-10 14 0" fill="currentColor" fill-opacity=".22"/>
</g>
<path d="M101 42l5-2 4 10-10 3z" fill="#e0a526" stroke="#8a5a12" stroke-width="1.5"/>
<circle cx="106" cy="54" r="2" fill="#7a4a12" stroke="none"/>
<circle cx="103" cy="21" r="1.6" fill="currentColor" stroke="none"/>
</g>`;

/** The cow of empty pages, drawn in lines, with the bell of the product. */
export function emptyCow(): SVGElement {
  const cow = icon(BODY, 132);
  cow.setAttribute("viewBox", "0 4 24 16");
  cow.setAttribute("height", "88");
  return cow;
}
