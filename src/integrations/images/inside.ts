import { renderedColours, type RenderedColour } from '@/src/domain/images/rendered-images'

/** Pictures of the cabin are flat drawings: a dashboard, its seats, and both in one strip that goes all round. */

const seams = (colour: RenderedColour | undefined): string => (colour ? renderedColours[colour] : '#888c92')

const shades = (trim: string): string => `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe7ee"/><stop offset="1" stop-color="#f6f7f8"/></linearGradient>
<linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a4e54"/><stop offset="1" stop-color="#22252a"/></linearGradient>
<linearGradient id="low" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a2d32"/><stop offset="1" stop-color="#0f1114"/></linearGradient>
<linearGradient id="seat" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#54504b"/><stop offset="1" stop-color="#242220"/></linearGradient>
<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#16324a"/><stop offset="1" stop-color="#0a1119"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d5d9dd"/><stop offset="1" stop-color="#80868d"/></linearGradient>
<linearGradient id="trim" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${trim}"/><stop offset="0.5" stop-color="${trim}" stop-opacity="0.75"/><stop offset="1" stop-color="${trim}"/></linearGradient>
</defs>`

const vent = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect width="120" height="40" rx="10" fill="#0b0c0e"/>` +
  [9, 17, 25].map((at) => `<rect x="10" y="${at}" width="100" height="3" rx="1.5" fill="#3a3e44"/>`).join('') +
  `<rect x="56" y="6" width="8" height="28" rx="4" fill="url(#metal)"/></g>`

const wheel = `<g transform="translate(870 470)"><ellipse rx="172" ry="160" fill="none" stroke="#17191c" stroke-width="34"/>
<ellipse rx="172" ry="160" fill="none" stroke="#3c4046" stroke-width="5" stroke-dasharray="300 760" stroke-dashoffset="-560"/>
<path d="M-160 -18C-90 -40-60 -52 0-52S90-40 160-18L152 26C110 14 84 30 66 58L40 148H-40L-66 58C-84 30-110 14-152 26Z" fill="#1d2024"/>
<rect x="-62" y="-44" width="124" height="84" rx="30" fill="#2b2f34"/><ellipse rx="24" ry="16" fill="none" stroke="url(#metal)" stroke-width="5"/>
<rect x="-142" y="-12" width="56" height="20" rx="8" fill="#3a3e44"/><rect x="86" y="-12" width="56" height="20" rx="8" fill="#3a3e44"/></g>`

const dials = `<rect x="700" y="238" width="340" height="120" rx="20" fill="#0a0c0f"/><rect x="712" y="248" width="316" height="100" rx="14" fill="url(#screen)"/>
<circle cx="780" cy="298" r="36" fill="none" stroke="#8fb7d6" stroke-width="5" stroke-dasharray="150 76" stroke-dashoffset="-58"/><circle cx="960" cy="298" r="36" fill="none" stroke="#8fb7d6" stroke-width="5" stroke-dasharray="110 116" stroke-dashoffset="-58"/>
<rect x="842" y="280" width="56" height="7" rx="3.5" fill="#d9e8f4"/><rect x="850" y="297" width="40" height="6" rx="3" fill="#6f93ad"/>`

const middle = `<rect x="384" y="226" width="288" height="176" rx="16" fill="#07090b"/><rect x="394" y="236" width="268" height="156" rx="10" fill="url(#screen)"/>
<path d="M394 350C440 320 470 372 520 338S610 300 662 322" fill="none" stroke="#5ea0d0" stroke-width="5"/><circle cx="540" cy="326" r="8" fill="#fff"/>
<rect x="410" y="250" width="70" height="34" rx="8" fill="#24506f"/><rect x="490" y="250" width="70" height="34" rx="8" fill="#1b3a52"/><rect x="570" y="250" width="76" height="34" rx="8" fill="#1b3a52"/>`

/** The dashboard of a right-hand-drive car, 1200 × 800. */
const dashboard = `<rect width="1200" height="420" fill="url(#sky)"/><path d="M0 230C300 205 900 205 1200 230V300H0Z" fill="#c9d0c6"/><path d="M430 300L560 214H640L770 300Z" fill="#aeb3b8"/>
<path d="M0 0H120L40 300H0ZM1200 0H1080L1160 300H1200Z" fill="#26292e"/><path d="M0 0H1200V26C900 52 300 52 0 26Z" fill="#33373d"/><rect x="520" y="40" width="160" height="54" rx="20" fill="#15171a"/><rect x="530" y="46" width="140" height="40" rx="15" fill="#8e99a3"/>
<path d="M0 292C200 236 1000 236 1200 292V800H0Z" fill="url(#top)"/><path d="M0 400C260 350 940 350 1200 400V800H0Z" fill="url(#low)"/>
<path d="M0 392C260 344 940 344 1200 392V408C940 362 260 362 0 408Z" fill="url(#trim)"/>
${middle}${dials}${vent(60, 322)}${vent(240, 306)}${vent(1052, 318)}
<path d="M60 430H340V520C340 540 320 552 300 552H100C78 552 60 540 60 520Z" fill="#1b1e22" stroke="#34383e" stroke-width="3"/>
<path d="M430 430H640L690 800H380Z" fill="#1a1d21"/><rect x="446" y="446" width="178" height="26" rx="12" fill="#0c0e10"/>${[0, 1, 2, 3].map((i) => `<circle cx="${474 + i * 41}" cy="459" r="7" fill="url(#metal)"/>`).join('')}
<rect x="480" y="520" width="108" height="120" rx="44" fill="#0d0f11"/><path d="M520 620L526 540C526 516 546 516 546 540L552 620Z" fill="#2a2e33"/><ellipse cx="536" cy="534" rx="26" ry="20" fill="url(#metal)"/>
<path d="M-40 800C-20 640 40 610 150 610S330 650 340 800Z" fill="url(#seat)"/><path d="M700 800C712 660 780 640 880 640S1060 660 1080 800Z" fill="url(#seat)"/>${wheel}`

const chair = (
  x: number,
  trim: string,
): string => `<g transform="translate(${x} 0)"><rect x="92" y="180" width="116" height="92" rx="34" fill="url(#seat)"/><rect x="126" y="262" width="10" height="36" fill="url(#metal)"/><rect x="164" y="262" width="10" height="36" fill="url(#metal)"/>
<path d="M60 330C60 296 96 284 150 284S240 296 240 330L266 600C266 630 236 640 150 640S34 630 34 600Z" fill="url(#seat)"/><path d="M92 330C110 318 190 318 208 330L222 590C200 606 100 606 78 590Z" fill="#2e2b28" stroke="${trim}" stroke-width="3"/>
${[380, 430, 480, 530].map((y) => `<path d="M${92 - (y - 330) * 0.05} ${y}C120 ${y + 12} 180 ${y + 12} ${208 + (y - 330) * 0.05} ${y}" fill="none" stroke="#4a4640" stroke-width="3"/>`).join('')}
<path d="M20 640C20 600 60 596 150 596S280 600 280 640L300 740C300 770 260 780 150 780S0 770 0 740Z" fill="url(#seat)"/></g>`

/** The rear bench from between the front seats, 1200 × 800. */
const seats = (
  trim: string,
): string => `<rect width="1200" height="800" fill="#1b1d20"/><path d="M150 60H1050L980 300H220Z" fill="url(#sky)"/><path d="M220 300L150 60H1050L980 300" fill="none" stroke="#2c3035" stroke-width="26"/>
<path d="M0 0H1200V70C900 40 300 40 0 70Z" fill="#3a3e44"/><path d="M0 70L120 330V800H0ZM1200 70L1080 330V800H1200Z" fill="url(#low)"/><path d="M0 150L92 350V380L0 300ZM1200 150L1108 350V380L1200 300Z" fill="url(#sky)"/>
${chair(130, trim)}${chair(450, trim)}${chair(770, trim)}<path d="M0 780H1200V800H0Z" fill="#0c0d0f"/>`

const panel = (content: string, x: number): string =>
  `<svg x="${x}" y="0" width="1200" height="800" viewBox="0 0 1200 800">${content}</svg>`

/** SVG of an inside view; undefined for views from outside. */
export const drawInside = (view: string, colour: RenderedColour | undefined): string | undefined => {
  const trim = seams(colour)
  const open = (width: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="800" viewBox="0 0 ${width} 800">${shades(trim)}`
  if (view === 'interior') return `${open(1200)}${dashboard}</svg>`
  if (view === 'seats') return `${open(1200)}${seats(trim)}</svg>`
  if (view !== 'panorama') return undefined
  return `${open(2400)}${panel(seats(trim), -600)}${panel(seats(trim), 1800)}${panel(dashboard, 600)}</svg>`
}
