'use client'

import { useEffect, useId, useState } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { colourWords, coloursOf, firstOfStyle, styleTabs, variantTabs, wrapped } from '@/src/domain/models/colours'
import { oemLabels, type ModelColour, type OemId } from '@/src/domain/models/model'
import { Icon } from '@/src/ui/icon'
import { Picture } from '@/src/ui/picture'
import { useSiteBasics } from '@/src/ui/site-basics'
import { useRoving } from './use-roving'

type Props = {
  /** What is painted: `Chery Tiggo 7 Pro`. */
  readonly name: string
  readonly colours: readonly ModelColour[]
  readonly variants: readonly string[]
  readonly disclaimer?: string | undefined
}

const Tabs = ({
  names,
  at,
  panel,
  onChoose,
}: {
  names: readonly string[]
  at: number
  panel: string
  onChoose: (at: number) => void
}) => {
  const { list, onKeyDown } = useRoving(at, names.length, onChoose)
  return (
    <div ref={list} role="tablist" aria-label="Variant" className="colour-tabs" onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={panel}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

const Styles = ({
  styles,
  chosen,
  onChoose,
}: {
  styles: readonly OemId[]
  chosen: OemId | undefined
  onChoose: (style: OemId) => void
}) => (
  <div role="group" aria-label="Body style" className="colour-tabs colour-styles">
    {styles.map((style) => (
      <button key={style} type="button" aria-pressed={style === chosen} onClick={() => onChoose(style)}>
        {oemLabels[style]}
      </button>
    ))}
  </div>
)

const Stage = ({ name, colour }: { name: string; colour: ModelColour }) => {
  const { imageHost } = useSiteBasics()
  if (colour.photo_url === undefined)
    return <div className="colour-photo" role="img" aria-label={colour.name} style={{ background: colour.hexCode }} />
  return (
    <Picture
      src={imageUrl(colour.photo_url, { width: 1280, crop: '16x9' }, imageHost)}
      srcSet={imageSrcSet(colour.photo_url, [480, 640, 960, 1280], { crop: '16x9' }, imageHost)}
      sizes="(width >= 64rem) 60rem, 100vw"
      alt={`${name} in ${colourWords(colour)}`}
      width={1280}
      height={720}
      className="colour-photo"
    />
  )
}

const Swatch = ({ colour }: { colour: ModelColour }) => (
  <>
    <i style={{ background: colour.hexCode }} />
    <span>{colourWords(colour)}</span>
  </>
)

/** Without script, or before it: every colour by name, each a link to its picture. */
const PlainList = ({ shown, others }: { shown: readonly ModelColour[]; others: readonly ModelColour[] }) => {
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

const Choices = ({
  shown,
  at,
  onChoose,
}: {
  shown: readonly ModelColour[]
  at: number
  onChoose: (at: number) => void
}) => {
  const { list, onKeyDown } = useRoving(at, shown.length, onChoose)
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

/**
 * The colour and variant picker (MOD-04): a tab a variant, arrows that go round, a thumbnail a colour; a second row by
 * body style where there are many. Without script it is a list of the colours with their pictures behind them.
 */
export const ColourPicker = ({ name, colours, variants, disclaimer }: Props) => {
  const [live, setLive] = useState(false)
  const [tab, setTab] = useState(0)
  const [at, setAt] = useState(0)
  const panel = useId()
  useEffect(() => setLive(true), [])

  const tabs = variantTabs(
    variants.map((one) => ({ name: one })),
    colours,
  )
  const shown = coloursOf(colours, tabs[tab])
  const styles = styleTabs(shown)
  // Staff may take a colour out while the page is open.
  const colour = shown[at] ?? shown[0]
  if (!colour) return null
  const step = (by: 1 | -1) => setAt((now) => wrapped(now, by, shown.length))
  const choose = (index: number) => {
    setTab(index)
    setAt(0)
  }
  return (
    <div className="colours">
      {tabs.length > 0 && <Tabs names={tabs} at={tab} panel={panel} onChoose={choose} />}
      {styles.length > 0 && (
        <Styles styles={styles} chosen={colour.oem_id} onChoose={(style) => setAt(firstOfStyle(shown, style))} />
      )}
      <div id={panel} {...(tabs.length > 0 && { role: 'tabpanel', 'aria-label': tabs[tab] })}>
        <div className="colour-stage">
          <Stage name={tabs[tab] === undefined ? name : `${name} ${tabs[tab]}`} colour={colour} />
          {shown.length > 1 && (
            <>
              <button type="button" className="slide-step" data-to="previous" onClick={() => step(-1)}>
                <Icon name="chevron-left" />
                <span className="sr-only">Previous colour</span>
              </button>
              <button type="button" className="slide-step" data-to="next" onClick={() => step(1)}>
                <Icon name="chevron-right" />
                <span className="sr-only">Next colour</span>
              </button>
            </>
          )}
        </div>
        <p className="colour-name" aria-live="polite">
          <b>{colourWords(colour)}</b>{' '}
          <small>
            {Math.min(at, shown.length - 1) + 1} of {shown.length}
          </small>
        </p>
        {live ? (
          <Choices shown={shown} at={shown[at] ? at : 0} onChoose={setAt} />
        ) : (
          <PlainList shown={shown} others={colours.filter((one) => !shown.includes(one))} />
        )}
      </div>
      {disclaimer && <p className="text-muted max-w-[70ch] text-sm">{disclaimer}</p>}
    </div>
  )
}
