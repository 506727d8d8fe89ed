import Link from 'next/link'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { bodyHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { BodyIcon, bodyShape } from '@/src/ui/body-icon'
import { classNames } from '@/src/ui/class-names'
import { Picture } from '@/src/ui/picture'
import { SearchBox } from '@/src/ui/search-box'
import { drawnHero, heroLook, type HeroLook } from './hero-look'

const widths = [640, 960, 1280, 1920]

const HeroPicture = ({ site, body, className }: { site: Site; body: string; className: string }) => {
  const src = site.home.hero.image_url ?? drawnHero(site.theme, body)
  return (
    <Picture
      src={imageUrl(src, { width: 1280, quality: 75 })}
      srcSet={imageSrcSet(src, widths, { quality: 75 })}
      sizes="(width >= 64rem) 66vw, 100vw"
      alt=""
      width={1280}
      height={853}
      priority
      className={className}
    />
  )
}

const Chips = ({ bodies, site, onScrim }: { bodies: readonly string[]; site: Site; onScrim: boolean }) => (
  <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
    {bodies.map((body) => (
      <li key={body} className="flex-none">
        <Link
          href={bodyHref(body, site.switches.search)}
          prefetch={false}
          className={classNames(
            'rounded-button inline-flex min-h-11 items-center gap-2 border px-4 text-sm font-semibold transition-colors',
            onScrim
              ? 'border-on-scrim/50 bg-scrim/35 text-on-scrim hover:border-on-scrim'
              : 'border-border-strong bg-raised text-ink hover:border-ink',
          )}
        >
          <BodyIcon body={body} className="h-5 w-7" />
          {body}
        </Link>
      </li>
    ))}
  </ul>
)

const words: Readonly<Record<HeroLook, string>> = {
  cover: 'text-2xl text-on-scrim sm:text-3xl lg:text-4xl',
  split: 'text-2xl lg:text-3xl',
  centred: 'text-2xl sm:text-3xl lg:text-4xl',
}

type Props = { site: Site; total: number; bodies: readonly string[] }

const Panel = ({ site, total, bodies, look }: Props & { look: HeroLook }) => {
  const onScrim = look === 'cover'
  const { title, text } = site.home.hero
  return (
    <div className={classNames('grid gap-5', look === 'centred' && 'lg:justify-items-center lg:text-center')}>
      <div className="grid gap-3">
        <h1 className={words[look]}>{title}</h1>
        {text && (
          <p className={classNames('max-w-[52ch] lg:text-lg', onScrim ? 'text-on-scrim' : 'text-muted')}>{text}</p>
        )}
      </div>
      <SearchBox
        action={site.switches.search.base_path}
        id="hero-search"
        placeholder={total > 0 ? `Search ${total.toLocaleString('en-AU')} in stock` : 'Make, model or keyword'}
        className={classNames('w-full', look === 'centred' ? 'max-w-2xl' : 'max-w-xl')}
      />
      {bodies.length > 1 && <Chips bodies={bodies} site={site} onScrim={onScrim} />}
    </div>
  )
}

const Cover = (props: Props) => (
  <section
    data-hero="cover"
    className="on-scrim bg-scrim relative isolate grid min-h-[34rem] items-end lg:min-h-[42rem] lg:items-center"
  >
    <HeroPicture
      site={props.site}
      body={props.bodies[0] ? bodyShape(props.bodies[0]) : 'suv'}
      className="absolute inset-0 -z-20 size-full object-cover max-lg:h-[70%] lg:left-1/4 lg:w-3/4"
    />
    <div
      aria-hidden
      className="from-scrim via-scrim/55 to-scrim/10 lg:from-scrim lg:via-scrim/60 lg:to-scrim/0 absolute inset-0 -z-10 bg-linear-to-t from-40% via-60% lg:bg-linear-to-r lg:from-26% lg:via-50%"
    />
    <div aria-hidden className="from-scrim/75 to-scrim/0 absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b" />
    <div className="wrap pt-52 pb-8 lg:py-28">
      <div className="max-w-2xl">
        <Panel {...props} look="cover" />
      </div>
    </div>
  </section>
)

const Split = (props: Props) => (
  <section data-hero="split" className="bg-tint relative">
    <div className="lg:wrap lg:grid lg:grid-cols-12 lg:py-10">
      <HeroPicture
        site={props.site}
        body={props.bodies[0] ? bodyShape(props.bodies[0]) : 'suv'}
        className="aspect-3/2 w-full object-cover lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:aspect-auto lg:h-[33rem] lg:rounded-lg"
      />
      <div className="bg-raised lg:shadow-floating relative z-10 -mt-6 rounded-t-lg px-4 pt-6 pb-8 sm:px-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-center lg:rounded-lg lg:p-8">
        <Panel {...props} look="split" />
      </div>
    </div>
  </section>
)

const Centred = (props: Props) => (
  <section data-hero="centred" className="bg-surface-alt">
    <div className="wrap grid gap-8 py-8 lg:pt-16 lg:pb-0">
      <Panel {...props} look="centred" />
      <HeroPicture
        site={props.site}
        body={props.bodies[0] ? bodyShape(props.bodies[0]) : 'suv'}
        className="aspect-3/2 w-full rounded-lg object-cover max-lg:-order-1 lg:aspect-5/2 lg:rounded-b-none"
      />
    </div>
  </section>
)

const heroes = { cover: Cover, split: Split, centred: Centred } as const

/** What the dealer is about, one box to search with, the body types they have most of. */
export const Hero = (props: Props) => {
  const Look = heroes[heroLook(props.site.theme)]
  return <Look {...props} />
}
