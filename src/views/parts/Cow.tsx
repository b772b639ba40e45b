/** The cow of a page with nothing on it, drawn in the colour of the text around it, and her bell in gold. */
export function Cow() {
  return (
    <svg width="132" height="88" viewBox="0 0 132 88" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M10 84h112" opacity=".4" />
        <path d="M34 84V62M46 84V66M86 84V66M98 84V60M26 34c-8 4-10 14-8 26M26 34c14-6 46-4 62-4 8 0 14 4 14 16-2 14-10 20-20 20H46C30 66 24 52 26 34zM88 30l4-12c2-5 8-6 13-4l12 7c4 3 3 9-2 10l-9 2-4 13M92 17l-6-5M104 13l3-7M60 66c0 7 14 7 14 0" />
        <path d="M40 32c2 8 14 10 18 0M70 30c0 12 16 14 20 4M50 66c0-8 12-10 14 0" fill="currentColor" fillOpacity=".22" />
      </g>
      <path d="m101 42 5-2 4 10-10 3z" fill="#e0a526" stroke="#8a5a12" strokeWidth="1.5" />
      <circle cx="106" cy="54" r="2" fill="#7a4a12" />
      <circle cx="103" cy="21" r="1.6" fill="currentColor" />
    </svg>
  );
}
