'use client'

import { useId, useState } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import {
  formatColour,
  listColours,
  findFirstOfStyle,
  listStyleTabs,
  listVariantTabs,
  wrapIndex,
} from '@/src/domain/models/colours'
import { oemLabels, type ModelColour, type OemId } from '@/src/domain/models/model'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { Tabs } from '@/src/ui/tabs'
import { useHydrated } from '@/src/ui/use-hydrated'
import { useRovingFocus } from '@/src/ui/use-roving-focus'

type Props = {
  /** Name of the model, such as `Chery Tiggo 7 Pro`. */
  readonly name: string
  readonly colours: readonly ModelColour[]
  readonly variants: readonly string[]
  readonly disclaimer?: string | undefined
}

const BodyStyles = ({
  styles,
  selected,
  onChoose,
}: {
  styles: readonly OemId[]
  selected: OemId | undefined
  onChoose: (style: OemId) => void
}) => (
  <div role="group" aria-label="Body style" className="colour-tabs colour-styles">
    {styles.map((style) => (
      <button key={style} type="button" aria-pressed={style === selected} onClick={() => onChoose(style)}>
        {oemLabels[style]}
      </button>
    ))}
  </div>
)

const ColourPhoto = ({ name, colour }: { name: string; colour: ModelColour }) => {
  const { imageHost } = useSiteBasics()
  if (colour.photo_url === undefined)
    return <div className="colour-photo" role="img" aria-label={colour.name} style={{ background: colour.hexCode }} />
  return (
    <ResponsiveImage
      src={imageUrl(colour.photo_url, { width: 1280, crop: '16x9' }, imageHost)}
      srcSet={imageSrcSet(colour.photo_url, [480, 640, 960, 1280], { crop: '16x9' }, imageHost)}
      sizes="(width >= 64rem) 60rem, 100vw"
      alt={`${name} in ${formatColour(colour)}`}
      width={1280}
      height={720}
      className="colour-photo"
    />
  )
}

const ColourStage = ({
  name,
  colour,
  onStep,
}: {
  name: string
  colour: ModelColour
  onStep: ((by: 1 | -1) => void) | undefined
}) => (
  <div className="colour-stage">
    <ColourPhoto name={name} colour={colour} />
    {onStep && (
      <>
        <button type="button" className="slide-step" data-to="previous" onClick={() => onStep(-1)}>
          <Icon name="chevron-left" />
          <span className="sr-only">Previous colour</span>
        </button>
        <button type="button" className="slide-step" data-to="next" onClick={() => onStep(1)}>
          <Icon name="chevron-right" />
          <span className="sr-only">Next colour</span>
        </button>
      </>
    )}
  </div>
)

const Swatch = ({ colour }: { colour: ModelColour }) => (
  <>
    <i style={{ background: colour.hexCode }} />
    <span>{formatColour(colour)}</span>
  </>
)

/** Before hydration and without script: every colour by name, linked to its photo. */
const ColourLinks = ({ shown, others }: { shown: readonly ModelColour[]; others: readonly ModelColour[] }) => {
  const { imageHost } = useSiteBasics()
  const item = (colour: ModelColour, at: number, off: boolean) => (
    <li key={`${off ? 'o' : 's'}${at}`} data-off={off || undefined}>
      {colour.photo_url === undefined ? (
        <span className="colour-swatch">
          <Swatch colour={colour} />
        </span>
      ) : (
        <a
          href={imageUrl(colour.photo_url, { width: 1280 }, imageHost)}
          className="colour-swatch"
          data-on={(!off && at === 0) || undefined}
        >
          <Swatch colour={colour} />
        </a>
      )}
    </li>
  )
  return (
    <ul className="colour-list">
      {shown.map((colour, at) => item(colour, at, false))}
      {others.map((colour, at) => item(colour, at, true))}
    </ul>
  )
}

const ColourOptions = ({
  shown,
  at,
  onChoose,
}: {
  shown: readonly ModelColour[]
  at: number
  onChoose: (at: number) => void
}) => {
  const { list, onKeyDown } = useRovingFocus('group', at, shown.length, onChoose)
  return (
    <div ref={list} role="radiogroup" aria-label="Colour" className="colour-list" onKeyDown={onKeyDown}>
      {shown.map((colour, index) => (
        <button
          key={index}
          type="button"
          role="radio"
          aria-checked={index === at}
          tabIndex={index === at ? 0 : -1}
          className="colour-swatch"
          data-on={index === at || undefined}
          onClick={() => onChoose(index)}
        >
          <Swatch colour={colour} />
        </button>
      ))}
    </div>
  )
}

/** The selected variant and colour. Selecting a variant shows its colours and selects the first (MOD-04). */
const useColourSelection = (colours: readonly ModelColour[], variants: readonly string[]) => {
  const [tab, setTab] = useState(0)
  const [at, setAt] = useState(0)
  const tabs = listVariantTabs(
    variants.map((name) => ({ name })),
    colours,
  )
  const shown = listColours(colours, tabs[tab])
  const choose = (index: number) => {
    setTab(index)
    setAt(0)
  }
  // Staff may remove a colour while the page is open.
  return { tabs, tab, choose, shown, at: Math.min(at, Math.max(0, shown.length - 1)), setAt }
}

const ColourList = ({
  shown,
  at,
  setAt,
  colours,
}: Pick<ReturnType<typeof useColourSelection>, 'shown' | 'at' | 'setAt'> & Pick<Props, 'colours'>) => {
  if (useHydrated()) return <ColourOptions shown={shown} at={at} onChoose={setAt} />
  return <ColourLinks shown={shown} others={colours.filter((other) => !shown.includes(other))} />
}

/**
 * Colour and variant picker (MOD-04): a tab for each variant, arrows that wrap around, a swatch for each colour, and a
 * row of body styles if there are many. Without script it is a list of colours linked to their photos.
 */
export const ColourPicker = ({ name, colours, variants, disclaimer }: Props) => {
  const { tabs, tab, choose, shown, at, setAt } = useColourSelection(colours, variants)
  const panel = useId()
  const styles = listStyleTabs(shown)
  const colour = shown[at]
  if (!colour) return null
  const step = (by: 1 | -1) => setAt(wrapIndex(at, by, shown.length))
  return (
    <div className="colours">
      {tabs.length > 0 && (
        <Tabs
          label="Variant"
          tabs={tabs.map((title) => ({ title, panel }))}
          selected={tab}
          onSelect={choose}
          className="colour-tabs"
        />
      )}
      {styles.length > 0 && (
        <BodyStyles
          styles={styles}
          selected={colour.oem_id}
          onChoose={(style) => setAt(findFirstOfStyle(shown, style))}
        />
      )}
      <div id={panel} {...(tabs.length > 0 && { role: 'tabpanel', 'aria-label': tabs[tab] })}>
        <ColourStage
          name={[name, tabs[tab] ?? ''].join(' ').trim()}
          colour={colour}
          onStep={shown.length > 1 ? step : undefined}
        />
        <p className="colour-name" aria-live="polite">
          <b>{formatColour(colour)}</b>{' '}
          <small>
            {at + 1} of {shown.length}
          </small>
        </p>
        <ColourList shown={shown} at={at} setAt={setAt} colours={colours} />
      </div>
      {disclaimer && <p className="text-muted max-w-[70ch] text-sm">{disclaimer}</p>}
    </div>
  )
}
