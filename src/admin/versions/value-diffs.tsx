import { escapeDiffHTML, FieldDiffContainer, getHTMLDiffComponents, unescapeDiffHTML } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import { changedLines, colourLines, dollarLines, switchLines, textLines, weekLines } from './value-lines'
import './value-diffs.css'

type Lines = readonly string[]

/** Compares two lists of lines; each line that differs is marked completely. */
export const LinesComparison = ({ from, to, props }: { from: Lines; to: Lines; props: FieldDiffServerProps }) => {
  const { clientField, i18n, nestingLevel, locale } = props
  const html = (lines: Lines): string => lines.map((line) => `<p>${escapeDiffHTML(line)}</p>`).join('')
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(from),
    toHTML: html(to),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  const label = 'label' in clientField ? clientField.label : undefined
  return (
    <FieldDiffContainer
      className="value-diff"
      i18n={i18n}
      From={From}
      To={To}
      label={{ ...(label === undefined ? {} : { label }), ...(locale === undefined ? {} : { locale }) }}
      {...(nestingLevel === undefined ? {} : { nestingLevel })}
    />
  )
}

const createLinesDiff = (lines: (value: unknown) => Lines) => {
  const ValueDiff = (props: FieldDiffServerProps) => (
    <LinesComparison from={lines(props.comparisonValue)} to={lines(props.versionValue)} props={props} />
  )
  return ValueDiff
}

/** Leaves out a field that is not content. */
export const NoDiff = () => null

/** Opening hours, one line per day (ADM-02). */
export const WeekDiff = createLinesDiff(weekLines)

/** An amount stored in cents, shown in dollars. */
export const DollarsDiff = createLinesDiff(dollarLines)

/** A list of lines, such as a variant's features. */
export const LinesDiff = createLinesDiff(textLines)

/** The switches of a layer that differ, by their labels. */
export const SwitchesDiff = (props: FieldDiffServerProps) => {
  const [from, to] = changedLines(switchLines(props.comparisonValue), switchLines(props.versionValue))
  return <LinesComparison from={from} to={to} props={props} />
}

const Swatch = ({ value }: { value: unknown }) => {
  const [hex] = colourLines(value)
  if (hex === undefined) return null
  return (
    <span className="value-diff__colour">
      <span className="value-diff__swatch" style={{ background: hex }} />
      <code>{hex}</code>
    </span>
  )
}

/** A colour as a swatch with its hex code. */
export const ColourDiff = ({
  clientField,
  i18n,
  nestingLevel,
  comparisonValue,
  versionValue,
}: FieldDiffServerProps) => {
  const label = 'label' in clientField ? clientField.label : undefined
  return (
    <FieldDiffContainer
      className="value-diff"
      i18n={i18n}
      From={<Swatch value={comparisonValue} />}
      To={<Swatch value={versionValue} />}
      label={label === undefined ? {} : { label }}
      {...(nestingLevel === undefined ? {} : { nestingLevel })}
    />
  )
}
