import { secondaryRoleOf } from '@/src/domain/theme/palette'
import { classNames } from '@/src/ui/class-names'
import { HeroBackdrop } from './hero-backdrop'
import type { HeroProps } from './hero-content'
import { HeroImage } from './hero-image'
import { HeroSearch, HeroTitle } from './hero-panel'

/** Characters of a headline that fit into one line of the largest type. */
const MAX_SHORT_TITLE = 16

/** A very large headline with the vehicle in front of it; text and search box below. */
export const EditorialHero = (props: HeroProps) => {
  const { hero, site } = props
  const isDark = secondaryRoleOf(site.theme) === 'chrome' || site.theme.dark
  return (
    <section
      data-hero="editorial"
      className={classNames('hero-editorial', isDark ? 'bg-chrome text-on-chrome' : 'bg-surface text-ink')}
    >
      <div className="relative isolate">
        <HeroBackdrop {...props} dark={isDark} />
        <div className={classNames('wrap grid pt-10', hero.backdrop ? 'lg:pt-8' : 'lg:pt-16')}>
          <HeroTitle
            {...props}
            className={classNames('hero-headline', hero.title.length > MAX_SHORT_TITLE && 'hero-headline-long')}
          />
          <HeroImage
            {...props}
            wide="16x9"
            className={{ photo: 'hero-editorial-photo', studio: 'hero-editorial-vehicle' }}
          />
        </div>
      </div>
      <div className="wrap grid gap-5 pb-8 lg:grid-cols-2 lg:items-end lg:gap-12 lg:pb-14">
        {hero.text && (
          <p className={classNames('max-w-[46ch] lg:text-lg', isDark ? 'text-chrome-muted' : 'text-muted')}>
            {hero.text}
          </p>
        )}
        <HeroSearch {...props} className="max-w-xl lg:col-start-2 lg:justify-self-end" />
      </div>
    </section>
  )
}
