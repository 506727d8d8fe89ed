import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { computeOffer, listQuestions } from '@/src/domain/trade-in/questions'
import { OfferDetails } from './valuation-results'
import { Questions } from './questions'

const range = { low_cents: 18_000_00, high_cents: 22_000_00 }
const answers = {
  condition: 'fair',
  service_history: 'full',
  accident: 'none',
  warning_lights: 'no',
  tyres: 'worn',
  keys: 'two',
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('[TRD-02] the offer shows the starting value, each adjustment as the questions announced it, and the sum', () => {
  const offer = computeOffer(range, answers) ?? undefined
  const form = renderToStaticMarkup(<Questions id="t" questions={listQuestions(range)} answers={answers} errors={{}} />)
  expect(textOf(form)).toMatch(/Fair: scratches, dents or worn trim Takes off \$1,200 .*worn unevenly Takes off \$600/)
  const page = renderToStaticMarkup(<OfferDetails cents={offer?.offer_cents ?? 0} terms="Terms." offer={offer} />)
  expect(textOf(page)).toMatch(
    /Value before adjustments \$20,000 Condition, inside and out −\$1,200 Fair.* Service history no change .* Tyres −\$600 .* Our offer \$18,200/,
  )
})
