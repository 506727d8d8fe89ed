import { priceTypeText } from '@/src/domain/stock/card/price-type-text'
import { bodyPlaceholderUrl } from '@/src/domain/images/studio-image'
import type { ReactNode } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import {
  formatModelName,
  type CrossSell,
  type LinkedModel,
  type ModelCard,
  type ModelPage,
} from '@/src/domain/models/model'
import { listCrossSells, listFirstSpecifications, variantActionOf } from '@/src/domain/models/model-page'
import { buildModelCrumbs } from '@/src/domain/models/structured-data'
import { formatCents } from '@/src/domain/money/format-money'
import type { Site } from '@/src/domain/tenancy/site'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { Section } from '@/src/ui/section'
import type { CardView } from '@/src/features/stock/card/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { ColourPicker } from './colour-picker'
import { WarrantyItems } from './warranty-items'
import { Slides } from './slides'
import { Systems } from './systems'
import { VariantCards, type VariantView } from './variant-cards'
import { formatInteger } from '@/src/domain/text/numbers'

type DisplaySwitches = Site['switches']['display']
/** Address of this model's stock, its count, and the cards of the first vehicles. */
export type ModelStock = { readonly href: string; readonly count: number; readonly views: readonly CardView[] }

/** The maker of a model that a page links to is its name alone. */
const makeOf = ({ manufacturer }: ModelPage | LinkedModel): string =>
  typeof manufacturer === 'string' ? manufacturer : manufacturer.name

const imageOf = (model: ModelPage | LinkedModel): string =>
  model.image_url ?? bodyPlaceholderUrl({ make: makeOf(model), model: model.name, body: model.body })

const toVariantViews = (model: ModelPage, display: DisplaySwitches): readonly VariantView[] =>
  model.variants.map((variant) => ({
    name: variant.full_name ?? `${formatModelName(model)} ${variant.name}`,
    image: variant.image_url ?? imageOf(model),
    features: variant.features,
    ...(variant.price_cents === undefined
      ? { price: display.no_price_text }
      : {
          price: formatCents(variant.price_cents),
          type: priceTypeText(variant.price_type, display),
        }),
  }))

const Hero = ({ model }: { model: ModelPage }) => (
  <section className="model-hero" aria-label={`${formatModelName(model)} highlights`}>
    <Slides
      first
      label={`${formatModelName(model)} highlights`}
      name={formatModelName(model)}
      slides={model.hero_banners.map(({ image_url, ...caption }) => ({ ...caption, src: image_url ?? imageOf(model) }))}
    />
  </section>
)

const stockText = (count: number): string => `See ${formatInteger(count)} in stock`

const Intro = ({
  model,
  site,
  stock,
  form,
}: SectionProps & { site: Pick<Site, 'switches'>; stock: ModelStock; form: boolean }) => {
  const action = variantActionOf(model.status, site.switches)
  return (
    <div className="wrap model-intro">
      <Breadcrumbs crumbs={buildModelCrumbs(model)} />
      <div className="model-title">
        <div className="grid gap-3">
          {model.status === 'coming_soon' && <p className="model-coming">Coming soon</p>}
          <h1>{formatModelName(model)}</h1>
          {model.short_description && <p>{model.short_description}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          {(model.status !== 'coming_soon' || form) && (
            <a href={action.href} className={button('primary', 'lg')}>
              {action.label}
            </a>
          )}
          {stock.count > 0 && (
            <a href={stock.href} className={button('secondary', 'lg')}>
              {stockText(stock.count)}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

/** The model itself, where no banner and no gallery shows it. */
const Portrait = ({ model }: SectionProps) =>
  model.hero_banners.length === 0 &&
  model.images.length === 0 && (
    <div className="wrap">
      <ResponsiveImage
        src={imageUrl(imageOf(model), { width: 1280, crop: '3x2' })}
        srcSet={imageSrcSet(imageOf(model), [640, 960, 1280], { crop: '3x2' })}
        sizes="(width>=64rem) 60rem,100vw"
        alt={formatModelName(model)}
        width={1280}
        height={853}
        className="model-portrait"
        priority
      />
    </div>
  )

const Vehicles = ({ model, stock }: SectionProps & { stock: ModelStock }) =>
  stock.views.length > 0 && (
    <StockStrip
      title={`${formatModelName(model)} in stock`}
      id="in-stock"
      background="bg-surface-alt"
      more={{ label: `See all ${formatInteger(stock.count)}`, href: stock.href }}
      views={stock.views}
    />
  )

const Specifications = ({ model }: { model: ModelPage }) => {
  const facts = listFirstSpecifications(model.model_specifications)
  return (
    <>
      {facts.length > 0 && (
        <dl className="wrap model-facts" aria-label="Specifications">
          {facts.map(({ value, category }) => (
            <div key={category + value}>
              <dt>{category}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {model.brochure_url && (
        <p className="wrap pb-4">
          <a href={model.brochure_url} target="_blank" rel="noopener" className="section-more">
            View full specifications
            <span className="sr-only"> (opens in a new tab)</span>
            <Icon name="arrow-up-right" />
          </a>
        </p>
      )}
    </>
  )
}

const BenefitCard = ({ item: { title, text, href } }: { item: ModelCard }) => (
  <li className="model-card">
    <div>
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      {text && <p>{text}</p>}
    </div>
  </li>
)

const CrossSellCard = ({ sell: { size, model } }: { sell: CrossSell }) => (
  <li>
    <a href={`/models/${model.slug}`} className="model-card model-cross">
      <ResponsiveImage
        src={imageUrl(imageOf(model), { width: 480, crop: '3x2' })}
        alt=""
        width={480}
        height={320}
        className="aspect-3/2 w-full object-cover"
      />
      <div>
        <h3>Looking for something {size}?</h3>
        <p>
          {model.manufacturer} {model.name}
          {model.body !== '' && `, ${model.body}`}
        </p>
      </div>
    </a>
  </li>
)

type SectionProps = { readonly model: ModelPage }

const Gallery = ({ model }: SectionProps) => {
  if (model.images.length === 0) return null
  const label = `${formatModelName(model)} gallery`
  return (
    <section className="model-gallery" aria-label={label}>
      <Slides
        label={label}
        name={formatModelName(model)}
        slides={model.images.map((src) => ({ src }))}
        first={model.hero_banners.length === 0}
      />
    </section>
  )
}

const Variants = ({ model, site }: SectionProps & { site: Pick<Site, 'switches' | 'price_text'> }) => {
  if (model.variants.length === 0) return null
  return (
    <Section title={`${formatModelName(model)} range`} id="variants" background="bg-surface-alt">
      <VariantCards
        views={toVariantViews(model, site.switches.display)}
        action={variantActionOf(model.status, site.switches)}
      />
      {site.price_text && <p className="text-muted mt-4 max-w-[70ch] text-sm">{site.price_text}</p>}
    </Section>
  )
}

const Colours = ({ model }: SectionProps) => {
  if (model.colours.length === 0) return null
  return (
    <Section title="Colours" id="colours">
      <ColourPicker
        name={formatModelName(model)}
        colours={model.colours}
        variants={model.variants.map((one) => one.name)}
        disclaimer={model.colours_disclaimer}
      />
    </Section>
  )
}

const DriverAssistance = ({ model }: SectionProps) => {
  if (model.driver_assistance_systems.length === 0) return null
  return (
    <Section title="Smart Driver Assistance Systems" id="systems" background="bg-surface-alt">
      <Systems systems={model.driver_assistance_systems} />
    </Section>
  )
}

const Benefits = ({ model }: SectionProps) => {
  if (model.owner_benefits.length === 0) return null
  return (
    <Section title="Owner benefits" id="benefits">
      <ul className="model-cards">
        {model.owner_benefits.map((item) => (
          <BenefitCard key={item.title} item={item} />
        ))}
      </ul>
    </Section>
  )
}

const OtherModels = ({ model }: SectionProps) => {
  const others = listCrossSells(model.cross_sells)
  if (others.length === 0) return null
  return (
    // Taller on phones than the space reserved while off screen, which would make the content below count as covered.
    <section aria-label="Other models" className="section bg-surface-alt [content-visibility:visible]">
      <ul className="wrap model-cards">
        {others.map((sell) => (
          <CrossSellCard key={sell.size} sell={sell} />
        ))}
      </ul>
    </section>
  )
}

const WarrantySection = ({ model }: SectionProps) => {
  if (model.warranty_items.length === 0) return null
  return (
    <section aria-labelledby="confidence" className="section">
      <div className="wrap">
        <WarrantyItems items={model.warranty_items} />
      </div>
    </section>
  )
}

/**
 * Page of a model (MOD-01): the ten sections of the specification in their order, each hidden without content. `form`
 * is the form to register interest in a coming model.
 */
export const ModelView = ({
  model,
  site,
  stock,
  form,
}: SectionProps & {
  site: Pick<Site, 'switches' | 'price_text'>
  stock: ModelStock
  form: ReactNode
}) => (
  <div className="model">
    {model.hero_banners.length > 0 && <Hero model={model} />}
    <Intro model={model} site={site} stock={stock} form={form !== null} />
    <Portrait model={model} />
    <Specifications model={model} />
    <Gallery model={model} />
    <Variants model={model} site={site} />
    <Colours model={model} />
    <DriverAssistance model={model} />
    <Benefits model={model} />
    <Vehicles model={model} stock={stock} />
    <OtherModels model={model} />
    <WarrantySection model={model} />
    {form}
    {model.disclaimer && <p className="wrap text-muted py-6 text-sm">{model.disclaimer}</p>}
  </div>
)
