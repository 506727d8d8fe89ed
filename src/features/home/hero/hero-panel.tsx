import { bodyHref } from '@/src/domain/navigation/search-links'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { formatCount } from '@/src/domain/text/numbers'
import { SearchBox } from '@/src/shared/search-box'
import { classNames } from '@/src/ui/class-names'
import { BodyChips, type BodyChip } from '../body-chips'
import type { BodyCount, HeroProps } from './hero-content'
import { heroIsDark } from './hero-layout'

type PanelLayout = 'cover' | 'split' | 'centred'

export const HeroTitle = ({ hero, first, className }: Pick<HeroProps, 'hero' | 'first'> & { className: string }) => {
  const Title = first ? 'h1' : 'h2'
  return <Title className={className}>{hero.title}</Title>
}

export const HeroSearch = ({
  site,
  total,
  id,
  className,
}: Pick<HeroProps, 'site' | 'total' | 'id'> & { className: string }) => (
  <SearchBox
    action={site.switches.search.base_path}
    id={id}
    placeholder={total > 0 ? `Search ${formatCount(total, ...dealerNounOf(site))}` : 'Make, model or keyword'}
    className={classNames('w-full', className)}
  />
)

/** Title, text and search box, as the layouts without body types have them. */
export const HeroIntro = (props: HeroProps) => (
  <>
    <HeroTitle {...props} className="text-3xl text-balance lg:text-4xl" />
    {props.hero.text && (
      <p className={classNames('max-w-[46ch] lg:text-lg', !props.hero.backdrop && 'text-muted')}>{props.hero.text}</p>
    )}
    <HeroSearch {...props} className="max-w-xl" />
  </>
)

const chipsOf = (bodies: readonly BodyCount[], site: Site): readonly BodyChip[] =>
  bodies.map(({ body }) => ({ body, href: bodyHref(body, site.switches.search) }))

const titleClasses: Readonly<Record<PanelLayout, string>> = {
  cover: 'text-2xl sm:text-3xl lg:text-4xl',
  split: 'text-2xl lg:text-3xl',
  centred: 'text-2xl sm:text-3xl lg:text-4xl',
}

/** Title, text, search box and the most common body types. */
export const HeroPanel = ({ site, hero, total, bodies, first, id, layout }: HeroProps & { layout: PanelLayout }) => {
  // With slides the panel is centred and has no image behind it.
  const onScrim = layout === 'cover' && heroIsDark(site.theme)
  return (
    <div className={classNames('grid gap-5', layout === 'centred' && 'lg:justify-items-center lg:text-center')}>
      <div className="grid gap-3">
        <HeroTitle hero={hero} first={first} className={titleClasses[layout]} />
        {hero.text && (
          <p className={classNames('max-w-[52ch] lg:text-lg', onScrim ? 'text-on-scrim' : 'text-muted')}>{hero.text}</p>
        )}
      </div>
      <HeroSearch site={site} total={total} id={id} className={layout === 'centred' ? 'max-w-2xl' : 'max-w-xl'} />
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
