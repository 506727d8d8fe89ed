import type { CSSProperties } from 'react'
import type { HeroBackdrop as Backdrop } from '@/src/domain/content/hero-layouts'
import type { SiteTheme } from '@/src/domain/theme/site-theme'

/** Sun over the sea, a headland behind it and sand in front, where the vehicle stands. */
const Coast = () => (
  <>
    <circle cx="726" cy="262" r="70" className="coast-sun" />
    <path d="M0 384c180-44 330-52 470-24 90 18 150 32 260 32H0z" className="coast-far" />
    <path d="M1440 356c-120-28-250-22-350 4-70 18-120 28-190 28h540z" className="coast-far" />
    <path d="M0 386h1440v110H0z" className="coast-sea" />
    <path d="M676 402h100M690 420h84" className="coast-glitter" />
    <path d="M0 470c260-28 470 10 720 4 280-6 470-40 720-14v140H0z" className="coast-shore" />
    <path d="M0 496c300-30 560 16 800 6 240-10 430-34 640-18v116H0z" className="coast-sand" />
  </>
)

/** A road that leads to the last light behind two ranges of hills. */
const Dusk = () => (
  <>
    <ellipse cx="930" cy="352" rx="560" ry="120" className="dusk-glow" />
    <path
      d="M0 322c150-60 250-66 360-24 120-64 240-70 380-8 110-40 220-40 330 4 130-46 250-44 370 8v130H0z"
      className="dusk-far"
    />
    <path d="M0 366c220-44 420-30 640-8 260 26 520-14 800-4v246H0z" className="dusk-near" />
    <path d="M900 362h44l360 238H420z" className="dusk-road" />
    <path d="M920 372h5l-4 20h-6zM912 408h9l-8 34h-14zM896 466h16l-16 56h-26z" className="dusk-line" />
  </>
)

const scenes = { coast: Coast, dusk: Dusk } as const

/** A scene in the dealer's colours, behind the vehicle of a hero. It fills its parent and is cut at the sides and above. */
export const HeroBackdrop = ({ backdrop, theme }: { backdrop: Backdrop; theme: SiteTheme }) => {
  const Scene = scenes[backdrop]
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMax slice"
      className={`hero-backdrop backdrop-${backdrop}`}
      style={{ '--scene': theme.secondary ?? theme.accent } as CSSProperties}
    >
      <Scene />
    </svg>
  )
}
