import {
  savedSearchConsentText,
  savedSearchErrors,
  type SavedSearchField,
} from '@/src/domain/stock/searches/saved-search'
import { ALERT_FREQUENCY_TEXT } from '@/src/domain/accounts/alert-time'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import type { Site } from '@/src/domain/tenancy/site'
import { activeChips } from '../query/chips'
import type { AddressedSearch } from '../engine/load-search'
import { LazySaveForm } from './lazy-save-form'
import { SearchSaved } from './search-saved'
import { countMatches, ShowMeLink } from '../facets/show-me'

/** Returns the state of the saving page from its address: the form, the fields that were refused, or the result. */
export const parseSaveParam = (path: readonly string[]): string | undefined =>
  new URLSearchParams(splitQuerySegment(path).queryString).get('save') ?? undefined

const isField = (name: string): name is SavedSearchField => Object.hasOwn(savedSearchErrors, name)

/**
 * Page of the form that saves a search (SRCH-18); separate, so that it works without script. With zero results it is for
 * the email alone, as the link to it says (SHP-02).
 */
export const SaveSearchPage = async ({
  site,
  search,
  title,
  saving,
}: {
  site: Site
  search: AddressedSearch
  title: string
  saving: string
}) => {
  const chips = activeChips(search.state)
  const total = await countMatches(site, search.state)
  const heading = total === 0 ? 'Email me when one arrives' : 'Save this search'
  return (
    <div className="bg-surface-alt flex-1 py-8 lg:py-14">
      <div className="wrap">
        <section className="border-border bg-raised mx-auto flex max-w-160 flex-col gap-6 rounded-md border p-5 sm:p-8">
          <div className="flex flex-col gap-2">
            <h1 className="text-xl font-semibold lg:text-2xl">{heading}</h1>
            <p className="text-muted">{title}</p>
            {chips.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {chips.map(({ key, label }) => (
                  <li key={key} className="bg-surface-alt rounded-full px-3 py-1 text-sm break-words">
                    {label}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {saving === 'saved' || saving === 'unconfirmed' ? (
            <SearchSaved needsConfirmation={saving === 'unconfirmed'} />
          ) : (
            <>
              <p className="text-muted text-sm">{ALERT_FREQUENCY_TEXT}</p>
              <LazySaveForm
                address={search.address}
                buttonLabel={heading}
                consent={savedSearchConsentText(site.name)}
                invalid={saving.split(',').filter(isField)}
                {...(saving === 'rate-limited' && { busy: RATE_LIMIT_TEXT })}
              />
            </>
          )}
          <ShowMeLink search={search} total={total} />
        </section>
      </div>
    </div>
  )
}

/** Shown when too many searches are saved at once. */
export const RATE_LIMIT_TEXT = 'You’ve saved a lot of searches in a short time. Please try again later.'
