import type { CSSProperties } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { bodyHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { classNames } from '@/src/ui/class-names'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { SearchBox } from '@/src/shared/search-box'
import { BodyChips, type BodyChip } from './body-chips'
import { heroPlaceholderUrl, heroIsDark, heroLayoutOf, type HeroLayout } from './hero-layout'
import { Slides, type Slide } from './slides'
import { formatCount } from '@/src/domain/text/numbers'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'

export type HeroContent = {
  readonly title: string
  readonly text?: string
  readonly image_url?: string
  readonly slides: readonly Slide[]
}

type Props = {
  site: Site
  hero: HeroContent
  total: number
  bodies: readonly string[]
  /** The hero opens the page: its title is the page's `h1` and its image loads with priority. */
  first: boolean
  /** Id of the search box. */
  id: string
}

const widths = [640, 960, 1280, 1920]
const widthsUpTo = (maxWidth: number): number[] => widths.filter((width) => width <= maxWidth)

const HeroImage = ({ site, hero, bodies, first, className }: Props & { className: string }) => {
  const src = hero.image_url ?? heroPlaceholderUrl(site.theme, bodies[0])
  return (
    <ResponsiveImage
      src={imageUrl(src, { width: Math.min(1280, Number(site.switches.display.slider_width)), quality: 75 })}
      srcSet={imageSrcSet(src, widthsUpTo(Number(site.switches.display.slider_width)), { quality: 75 })}
      sizes="(width >= 64rem) 66vw, 100vw"
      alt=""
      width={1280}
      height={853}
      priority={first}
      className={className}
    />
  )
}

const chipsOf = (bodies: readonly string[], site: Site): readonly BodyChip[] =>
  bodies.map((body) => ({ body, href: bodyHref(body, site.switches.search) }))

const titleClasses: Readonly<Record<HeroLayout, string>> = {
  cover: 'text-2xl sm:text-3xl lg:text-4xl',
  split: 'text-2xl lg:text-3xl',
  centred: 'text-2xl sm:text-3xl lg:text-4xl',
}

const HeroPanel = ({ site, hero, total, bodies, first, id, layout }: Props & { layout: HeroLayout }) => {
  // With slides the panel is centred and has no image behind it.
  const onScrim = layout === 'cover' && heroIsDark(site.theme)
  const { title, text } = hero
  const Title = first ? 'h1' : 'h2'
  return (
    <div className={classNames('grid gap-5', layout === 'centred' && 'lg:justify-items-center lg:text-center')}>
      <div className="grid gap-3">
        <Title className={titleClasses[layout]}>{title}</Title>
        {text && (
          <p className={classNames('max-w-[52ch] lg:text-lg', onScrim ? 'text-on-scrim' : 'text-muted')}>{text}</p>
        )}
      </div>
      <SearchBox
        action={site.switches.search.base_path}
        id={id}
        placeholder={total > 0 ? `Search ${formatCount(total, ...dealerNounOf(site))}` : 'Make, model or keyword'}
        className={classNames('w-full', layout === 'centred' ? 'max-w-2xl' : 'max-w-xl')}
      />
      {bodies.length > 1 && (
        <BodyChips
          itemTypes={site.switches.display.item_types}
          chips={chipsOf(layout === 'cover' ? bodies.slice(0, 4) : bodies, site)}
          onScrim={onScrim}
        />
      )}
    </div>
  )
}

const shades = {
  dark: {
    section: 'on-scrim bg-scrim text-on-scrim',
    image: 'brightness-70',
    veil: 'from-scrim via-scrim/60 to-scrim/0',
    top: 'from-scrim/80 to-scrim/0',
  },
  light: {
    section: 'bg-surface text-ink',
    image: '',
    veil: 'from-surface via-surface/60 to-surface/0',
    top: 'from-surface/80 to-surface/0',
  },
} as const

const CoverHero = (props: Props) => {
  const tone = heroIsDark(props.site.theme) ? 'dark' : 'light'
  const shade = shades[tone]
  return (
    <section
      data-hero={`cover-${tone}`}
      className={classNames('relative isolate grid lg:min-h-[42rem] lg:items-center', shade.section)}
    >
      <HeroImage
        {...props}
        className={classNames(
          '-z-20 aspect-3/2 w-full object-cover lg:absolute lg:inset-y-0 lg:left-[36%] lg:h-full lg:w-[64%]',
          shade.image,
        )}
      />
      <div
        aria-hidden
        className={classNames(
          'absolute inset-0 -z-10 bg-linear-to-t from-45% via-55% to-70% lg:bg-linear-to-r lg:from-36% lg:via-46% lg:to-66%',
          shade.veil,
        )}
      />
      <div aria-hidden className={classNames('absolute inset-x-0 top-0 -z-10 h-36 bg-linear-to-b', shade.top)} />
      <div className="wrap -mt-6 pb-8 lg:mt-0 lg:py-28">
        <div className="max-w-xl">
          <HeroPanel {...props} layout="cover" />
        </div>
      </div>
    </section>
  )
}

const SplitHero = (props: Props) => (
  <section
    data-hero="split"
    className="bg-tint relative"
    style={{ '--slider-height': `${props.site.switches.display.slider_height}px` } as CSSProperties}
  >
    <div className="lg:wrap lg:grid lg:grid-cols-12 lg:py-10">
      <HeroImage
        {...props}
        className="aspect-3/2 w-full object-cover lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:aspect-auto lg:h-(--slider-height) lg:rounded-lg"
      />
      <div className="bg-raised lg:shadow-floating relative z-10 -mt-6 rounded-t-lg px-4 pt-6 pb-8 sm:px-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-center lg:rounded-lg lg:p-8">
        <HeroPanel {...props} layout="split" />
      </div>
    </div>
  </section>
)

const CentredHero = (props: Props) => (
  <section data-hero="centred" className="bg-surface-alt">
    <div className="wrap grid gap-8 py-8 lg:pt-16 lg:pb-0">
      <HeroPanel {...props} layout="centred" />
      <HeroImage
        {...props}
        className="aspect-3/2 w-full rounded-lg object-cover max-lg:-order-1 lg:aspect-5/2 lg:rounded-b-none"
      />
    </div>
  </section>
)

const heroes = { cover: CoverHero, split: SplitHero, centred: CentredHero } as const

/** Slides instead of one image, with the search box below them. */
const SlidesHero = (props: Props) => (
  <section data-hero="slides" className="bg-surface-alt">
    <Slides slides={props.hero.slides} first={props.first} label={props.hero.title} />
    <div className="wrap grid gap-8 py-8 lg:py-10">
      <HeroPanel {...props} layout="centred" />
    </div>
  </section>
)

/** Title and text of the dealer, a search box, and the body types with most stock. */
export const Hero = (props: Props) => {
  const Layout = props.hero.slides.length > 0 ? SlidesHero : heroes[heroLayoutOf(props.site.theme)]
  return <Layout {...props} />
}
