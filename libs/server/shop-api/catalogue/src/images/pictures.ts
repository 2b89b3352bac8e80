const ink = '#0c4a52';
const tint = '#dcefee';
const accent = '#5aa9a5';

/** Pictures of add-ons by name, 96 by 96. */
export const pictures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'data-sim': [
      `<path d="M30 22h26l14 14v38a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
      `<rect x="36" y="46" width="24" height="22" rx="5" fill="${accent}"/>`,
      '<path d="M36 57h24M48 46v22" stroke="#fff" stroke-width="2.4"/>',
    ],
    'wifi-box': [
      `<rect x="35" y="30" width="26" height="46" rx="9" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
      `<path d="M30 78h36" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
      `<path d="M43 66h10" stroke="${accent}" stroke-width="3.4" stroke-linecap="round"/>`,
      `<circle cx="48" cy="41" r="3" fill="${accent}"/>`,
      `<path d="M27 31c-4 6-4 14 0 20M69 31c4 6 4 14 0 20M20 26c-7 9-7 21 0 30M76 26c7 9 7 21 0 30" fill="none" stroke="${accent}" stroke-width="3.4" stroke-linecap="round"/>`,
    ],
    'wifi-booster': [
      `<rect x="35" y="40" width="26" height="36" rx="11" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
      `<circle cx="48" cy="62" r="3.4" fill="${accent}"/>`,
      `<path d="M34 31c8-8 20-8 28 0M27 23c12-12 30-12 42 0" fill="none" stroke="${accent}" stroke-width="3.4" stroke-linecap="round"/>`,
    ],
    'tv-box': [
      `<rect x="18" y="24" width="60" height="38" rx="6" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
      `<path d="M43 35v16l14-8z" fill="${accent}"/>`,
      `<path d="M36 72h24" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
    ],
    shield: [
      `<path d="M48 18 72 27v20c0 15-10 25-24 31-14-6-24-16-24-31V27z" fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`,
      `<path d="m37 48 8 8 15-17" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    ],
    charger: [
      `<rect x="28" y="34" width="40" height="42" rx="11" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
      `<path d="M40 34V22m16 12V22" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
      `<path d="m51 42-10 15h8l-3 12 11-16h-8z" fill="${accent}"/>`,
    ],
  }).map(([name, shapes]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${tint}"/>${shapes.join('')}</svg>`,
  ]),
);
