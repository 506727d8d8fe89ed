import { bodyHref } from '@/src/domain/navigation/search-links'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { formatCount } from '@/src/domain/text/numbers'
import { bodyIconHref } from '@/src/shared/logos/body-icon'
import { Logo } from '@/src/shared/logos/logo'
import { classNames } from '@/src/ui/class-names'
import { HeroBackdrop } from './hero-backdrop'
import { hasStudioImage, type HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroSearch, HeroTitle } from './hero-panel'

const BodyLinks = ({ site, bodies }: Pick<HeroProps, 'site' | 'bodies'>) => (
  <ul className="grid grid-cols-2 gap-px sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none" data-soft>
    {bodies.map(({ body, count }) => (
      <li key={body} className="grid">
        <a href={bodyHref(body, site.switches.search)} className="hero-body">
          <Logo href={bodyIconHref(body, site.switches.display.item_types)} name={body} />
          <span>
            <b>{body}</b>
            <small>{formatCount(count, ...dealerNounOf(site))}</small>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/**
 * A question in large type, a wide search box, and what the dealer sells by body type. The vehicle beside it is the dealer's
 * own or its most common body; with a scene it is on the scene's ground, which ends above the search box.
 */
export const SearchLedHero = (props: HeroProps) => {
  const inScene = props.hero.backdrop !== undefined && hasStudioImage(props.hero)
  return (
    <section data-hero="search-led" className="bg-chrome text-on-chrome">
      <div className="relative isolate">
        <HeroBackdrop {...props} dark />
        <div className="wrap hero-search-led" data-scene={inScene || undefined}>
          <div className={classNames('grid gap-4', inScene ? 'lg:col-span-6' : 'lg:col-span-7')}>
            <HeroTitle {...props} className="text-3xl text-balance lg:text-4xl" />
            {props.hero.text && (
              <p className={classNames('max-w-[46ch] lg:text-lg', !inScene && 'text-chrome-muted')}>
                {props.hero.text}
              </p>
            )}
          </div>
          <HeroImage
            {...props}
            className={{
              photo: 'aspect-3/2 w-full rounded-lg object-cover lg:col-span-5',
              studio: classNames(
                'aspect-3/2 w-full object-contain',
                inScene ? 'lg:col-span-6' : 'hero-lit lg:col-span-5 lg:-my-10 lg:scale-110',
              ),
            }}
          />
        </div>
      </div>
      <div className="wrap grid gap-8 pt-8 pb-8 lg:gap-12 lg:pt-12 lg:pb-12">
        <HeroSearch {...props} className="hero-wide-search" />
        <BodyLinks {...props} />
      </div>
    </section>
  )
}
