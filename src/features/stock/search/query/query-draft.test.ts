import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { addRequest, restoreText, settleDraft, showSearch, typeDraft, type QueryDraft } from './query-draft'

const searchOf = (text: string): SearchState => withQuery(emptySearch, text)

describe('[SRCH-01] the text of the search box while its searches are answered', () => {
  it('stays as typed when an earlier search is displayed late', () => {
    let draft: QueryDraft | undefined = typeDraft(undefined, 'under', emptySearch)
    draft = addRequest(draft, searchOf('under'))
    draft = typeDraft(draft, 'under 4', emptySearch)
    draft = addRequest(draft, searchOf('under 4'))
    draft = showSearch(draft, searchOf('under'))
    expect(draft?.text).toBe('under 4')
    expect(showSearch(typeDraft(draft, 'under 40', emptySearch), searchOf('under 4'))?.text).toBe('under 40')
  })

  it('is what was typed last, whatever is displayed of the searches of the box and when', () => {
    const steps = fc.array(fc.oneof(fc.constant('type'), fc.constant('search'), fc.constant('answer')), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(steps, (all) => {
        let draft: QueryDraft | undefined
        let displayed = emptySearch
        let typedText = ''
        const unanswered: SearchState[] = []
        for (const step of all) {
          if (step === 'type') draft = typeDraft(draft, (typedText += 'a'), displayed)
          if (step === 'search' && draft) {
            draft = addRequest(draft, searchOf(typedText))
            unanswered.push(searchOf(typedText))
          }
          if (step === 'answer') {
            displayed = unanswered.shift() ?? displayed
            draft = showSearch(draft, displayed)
          }
          expect(draft?.text ?? displayed.query).toBe(typedText)
        }
      }),
    )
  })

  it('is that of the search once the box is left and its latest search is displayed', () => {
    let draft: QueryDraft | undefined = typeDraft(undefined, 'suv sunroof', emptySearch)
    const filters = { ...searchOf('sunroof'), lists: { body: ['SUV'] } }
    draft = settleDraft(addRequest(addRequest(draft, searchOf('suv')), filters), 'sunroof')
    expect(showSearch(draft, searchOf('suv'))?.text).toBe('sunroof')
    expect(showSearch(draft, filters)).toBeUndefined()
    expect(settleDraft(typeDraft(undefined, 'su', emptySearch), '')).toBeUndefined()
  })

  it('comes back when its search failed, unless more was typed since', () => {
    const sent = settleDraft(addRequest(typeDraft(undefined, 'red suv', emptySearch), searchOf('red')), 'red')
    expect(restoreText(sent, 'red suv')?.text).toBe('red suv')
    expect(restoreText(sent && typeDraft(sent, 'blue', emptySearch), 'red suv')?.text).toBe('blue')
    expect(restoreText(undefined, 'red suv')).toBeUndefined()
  })

  it('gives way to a search that the box did not start, also to the one before', () => {
    let draft: QueryDraft | undefined = addRequest(typeDraft(undefined, 'suv', emptySearch), searchOf('suv'))
    expect(showSearch(draft, { ...emptySearch, lists: { make: ['Kia'] } })).toBeUndefined()
    draft = showSearch(draft, searchOf('suv'))
    expect(draft?.text).toBe('suv')
    expect(showSearch(draft, emptySearch)).toBeUndefined()
  })
})
