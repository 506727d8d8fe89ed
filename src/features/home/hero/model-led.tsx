import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { isRenderedImage } from '@/src/domain/images/rendered-images'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { ModelRecord } from '@/src/domain/catalogue/records'
import { button } from '@/src/ui/button'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import type { HeroProps } from './hero-content'
import { HeroIntro } from './hero-panel'

const nameOf = ({ manufacturer, model }: ModelRecord): string => formatMakeModel(manufacturer.name, model.name)

const LargeModel = ({ model, first }: { model: ModelRecord; first: boolean }) => (
  <article className="grid content-start gap-4">
    <ResponsiveImage
      src={imageUrl(model.image_url, { width: 960, quality: 75 })}
      srcSet={imageSrcSet(model.image_url, [640, 960, 1280], { quality: 75 })}
      sizes="(width >= 64rem) 58vw, 100vw"
      alt=""
      width={1280}
      height={853}
      priority={first}
      className={
        isRenderedImage(model.image_url)
          ? 'aspect-3/2 w-full object-contain'
          : 'aspect-3/2 w-full rounded-lg object-cover'
      }
    />
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl lg:text-2xl">{nameOf(model)}</h2>
        <p className="text-muted">{model.short_description ?? model.model.body}</p>
      </div>
      <a href={`/models/${model.slug}`} className={button('primary', 'lg')}>
        Explore<span className="sr-only">{` the ${nameOf(model)}`}</span>
      </a>
    </div>
  </article>
)

const SmallModel = ({ model }: { model: ModelRecord }) => (
  <a href={`/models/${model.slug}`} className="small-model">
    <ResponsiveImage
      src={imageUrl(model.image_url, { width: 320, quality: 75 })}
      srcSet={imageSrcSet(model.image_url, [320, 640], { quality: 75 })}
      sizes="(width >= 64rem) 10rem, 40vw"
      alt=""
      width={320}
      height={213}
      eager
    />
    <span>
      <b>{nameOf(model)}</b>
      <small>{model.status === 'coming_soon' ? 'Coming soon' : model.model.body}</small>
    </span>
  </a>
)

/** The dealer's models: the first of them large, the others beside it. */
export const ModelLedHero = (props: HeroProps) => {
  const [large, ...others] = props.extras.models
  return (
    <section data-hero="model-led" className="bg-surface">
      <div className="wrap grid gap-6 pt-6 pb-8 lg:grid-cols-12 lg:gap-10 lg:pt-12 lg:pb-12">
        <div className="grid content-start gap-4 lg:col-span-5 lg:gap-5">
          <HeroIntro {...props} />
          {others.length > 0 && (
            <ul className="mt-2 grid gap-3 max-lg:hidden" data-soft>
              {others.map((model) => (
                <li key={model.id}>
                  <SmallModel model={model} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="lg:col-span-7">{large && <LargeModel model={large} first={props.first} />}</div>
      </div>
    </section>
  )
}
