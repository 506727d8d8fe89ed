import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'

/**
 * The text of the search box while it is not the text of the displayed search (SRCH-01). An answer that comes late
 * displays an earlier search of the box, and must not take back what was typed since; a search from elsewhere, such as
 * a removed filter, ends the draft. Searches are compared by their filters.
 */
export type QueryDraft = {
  readonly text: string
  /** The displayed search. */
  readonly displayed: string
  /** Searches that the box started and that are not displayed yet, the latest last. */
  readonly pending: readonly string[]
  /** True when the shopper sent the text or left the box: the search that is displayed next replaces the text. */
  readonly isSettled: boolean
}

const keyOf = (state: SearchState): string => {
  const { query, lists, ranges, without, near } = normalizeSearch(state)
  return JSON.stringify([query, lists, ranges, without, near])
}

/** Returns the draft with the text that was typed into the box. */
export const typeDraft = (draft: QueryDraft | undefined, text: string, state: SearchState): QueryDraft => ({
  ...(draft ?? { displayed: keyOf(state), pending: [] }),
  text,
  isSettled: false,
})

/** Adds a search that the box started. */
export const addRequest = (draft: QueryDraft | undefined, next: SearchState): QueryDraft | undefined => {
  if (!draft) return undefined
  const key = keyOf(next)
  const latest = draft.pending.at(-1) ?? draft.displayed
  return key === latest ? draft : { ...draft, pending: [...draft.pending, key] }
}

/** Shows a text until the latest search of the box is displayed, which shows its own; undefined if it is already. */
export const settleDraft = (draft: QueryDraft | undefined, text: string): QueryDraft | undefined =>
  draft && draft.pending.length > 0 ? { ...draft, text, isSettled: true } : undefined

/** Returns the draft after its search failed: with the text that was sent, unless more was typed since. */
export const restoreText = (draft: QueryDraft | undefined, sentText: string): QueryDraft | undefined =>
  draft?.isSettled ? { ...draft, text: sentText } : draft

/** Returns the draft after a search is displayed; undefined if that search shows its own text. */
export const showSearch = (draft: QueryDraft | undefined, state: SearchState): QueryDraft | undefined => {
  if (!draft) return undefined
  const key = keyOf(state)
  if (key === draft.displayed) return draft
  const at = draft.pending.indexOf(key)
  const pending = draft.pending.slice(at + 1)
  return at < 0 || (pending.length === 0 && draft.isSettled) ? undefined : { ...draft, displayed: key, pending }
}
