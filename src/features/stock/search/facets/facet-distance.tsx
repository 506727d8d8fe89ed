import { useState } from 'react'
import { DEFAULT_NEARBY_KM } from '@/src/domain/stock/search-url/params'
import { withNearby } from '@/src/domain/stock/search-url/search-changes'
import { PostcodeCredit } from '@/src/shared/postcode-credit'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'
import { Select } from '@/src/ui/inputs/select'
import { HiddenSearchFields, pathOf } from '../query/hidden-search-fields'
import { useStockSearch } from '../search-context'
import { FacetSection } from './facet-section'

const distances = [10, 25, 50, 100, 250] as const

const LOOKUP_FAILED = 'We can’t look up places right now. Try again in a moment.'

/** The distances, with the one of a shopper's words if it is another: “within 30 km of 4101”. */
const listOptions = (current: number) =>
  [...new Set([...distances, current])].sort((a, b) => a - b).map((km) => [String(km), `${km} km`] as const)

type Draft = { readonly text: string; readonly km: number; readonly error?: string }

/** The draft of the form until the search has another place; at first the page's own unknown place. */
const useDraft = () => {
  const { state, distance } = useStockSearch()
  const { place: text = '', km = DEFAULT_NEARBY_KM } = state.near ?? {}
  const currentPlace = `${text} ${km}`
  const [changed, setChanged] = useState<{ readonly draft: Draft; readonly of: string } | undefined>(() => {
    const unknown = distance?.unknownPlace
    return unknown && { draft: { text: unknown.place, km: unknown.km, error: unknown.problem }, of: currentPlace }
  })
  const draft: Draft = changed?.of === currentPlace ? changed.draft : { text, km }
  return [draft, (next: Draft): void => setChanged({ draft: next, of: currentPlace })] as const
}

const usePlaceField = () => {
  const { go, latest } = useStockSearch()
  const [draft, setDraft] = useDraft()
  const search = async (next: Draft): Promise<void> => {
    setDraft({ text: next.text, km: next.km })
    try {
      const { requestPlace } = await import('../engine/places-client')
      const found = await requestPlace(next.text)
      if ('problem' in found) setDraft({ ...next, error: found.problem })
      else go(withNearby(latest(), { place: found.name, km: next.km }))
    } catch (error) {
      console.warn('The place could not be looked up:', error)
      setDraft({ ...next, error: LOOKUP_FAILED })
    }
  }
  return { draft, setDraft, search }
}

const DistanceForm = () => {
  const { state, href } = useStockSearch()
  const { draft, setDraft, search } = usePlaceField()
  const { text, km, error } = draft
  const clearedHref = href(withNearby(state, undefined))
  return (
    <form
      action={pathOf(clearedHref)}
      method="get"
      noValidate
      className="flex flex-col gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        void search({ text, km })
      }}
    >
      <HiddenSearchFields href={clearedHref} omits={() => false} />
      <Input
        id="filter-near"
        name="near"
        label="Postcode or suburb"
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={60}
        value={text}
        error={error}
        onChange={({ target }) => setDraft({ text: target.value, km })}
      />
      <Select
        id="filter-within"
        name="within"
        label="Within"
        value={String(km)}
        options={listOptions(km)}
        onChange={({ target }) => {
          const next = { text, km: Number(target.value) }
          if (state.near) void search(next)
          else setDraft(next)
        }}
      />
      <button type="submit" className={button('secondary')}>
        Search this area
      </button>
      <PostcodeCredit />
    </form>
  )
}

/** Filter by distance from a postcode or suburb (SHP-04); a plain form before hydration. */
export const FacetDistance = () => {
  const { state, distance } = useStockSearch()
  if (!distance) return null
  const isOpen = distance.unknownPlace !== undefined
  return (
    <FacetSection title="Distance" open={isOpen} selectedCount={state.near ? 1 : 0} lazy>
      <DistanceForm />
    </FacetSection>
  )
}
