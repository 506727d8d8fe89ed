import { priceTypeText } from '@/src/domain/stock/card/price-type-text'
import type { ReactNode } from 'react'
import { imageUrl } from '@/src/domain/images'
import { formatModelName, type CrossSell, type ModelCard, type ModelPage } from '@/src/domain/models/model'
import { listCrossSells, listFirstSpecifications, variantActionOf } from '@/src/domain/models/model-page'
import { hasOwnSections } from '@/src/domain/models/model-stock'
import { formatCents } from '@/src/domain/money/format-money'
import type { Site } from '@/src/domain/tenancy/site'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { Section } from '@/src/ui/section'
import { ColourPicker } from './colour-picker'
import { modelImageOf } from './model-image'
import { ModelIntro, StockIntro, type ModelStock } from './model-intro'
import { WarrantyItems } from './warranty-items'
import { Slides } from './slides'
import { Systems } from './systems'
import { VariantCards, type VariantView } from './variant-cards'

type DisplaySwitches = Site['switches']['display']
const toVariantViews = (model: ModelPage, display: DisplaySwitches): readonly VariantView[] =>
  model.variants.map((variant) => ({
    name: variant.full_name ?? `${formatModelName(model)} ${variant.name}`,
    image: variant.image_url ?? modelImageOf(model),
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
      slides={model.hero_banners.map(({ image_url, ...caption }) => ({
        ...caption,
        src: image_url ?? modelImageOf(model),
      }))}
    />
  </section>
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
        src={imageUrl(modelImageOf(model), { width: 480, crop: '3x2' })}
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

const Variants = ({
  model,
  site,
  itemTypes,
}: SectionProps & { site: Pick<Site, 'switches' | 'price_text'>; itemTypes: readonly string[] }) => {
  if (model.variants.length === 0) return null
  return (
    <Section title={`${formatModelName(model)} range`} id="variants" background="bg-surface-alt">
      <VariantCards
        views={toVariantViews(model, site.switches.display)}
        action={variantActionOf(model.status, site.switches, itemTypes)}
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
 * Page of a model (MOD-01): the ten sections of the specification in their order, each hidden without content; a model
 * without any opens with its stock. `vehicles` are those in stock. `form` is the form to register interest in a coming model.
 */
export const ModelView = ({
  model,
  site,
  stock,
  vehicles,
  form,
}: SectionProps & {
  site: Pick<Site, 'switches' | 'price_text'>
  stock: ModelStock
  vehicles: ReactNode
  form: ReactNode
}) => (
  <div className="model">
    {model.hero_banners.length > 0 && <Hero model={model} />}
    {hasOwnSections(model) ? (
      <ModelIntro model={model} site={site} stock={stock} form={form !== null} />
    ) : (
      <StockIntro model={model} site={site} stock={stock} form={form !== null} />
    )}
    <Specifications model={model} />
    <Gallery model={model} />
    <Variants model={model} site={site} itemTypes={stock.summary.itemTypes} />
    <Colours model={model} />
    <DriverAssistance model={model} />
    <Benefits model={model} />
    {vehicles}
    <OtherModels model={model} />
    <WarrantySection model={model} />
    {form}
    {model.disclaimer && <p className="wrap text-muted py-6 text-sm">{model.disclaimer}</p>}
  </div>
)
