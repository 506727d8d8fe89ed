import { describe, expect, test } from 'vitest'
import { confirmWordsOf, DELETE_FOR_GOOD, TRASH_NOTE, TRASH_NOTE_OF_SEVERAL } from './confirm-words'

describe('[ADM-02] a question before a deletion', () => {
  const body = `You’re moving the Page Towing day to the trash. ${TRASH_NOTE}`

  test('says whether it moves to the trash or deletes for good, as the tick is set', () => {
    expect(confirmWordsOf({ heading: DELETE_FOR_GOOD, body, skipsTrash: false })).toEqual({
      heading: 'Move to the trash?',
      button: 'Move to the trash',
    })
    expect(confirmWordsOf({ heading: DELETE_FOR_GOOD, body, skipsTrash: true })).toEqual({
      heading: 'Delete for good?',
      button: 'Delete for good',
    })
  })

  test('is about the trash for several documents too', () => {
    const several = `You’re moving 2 Posts to the trash. ${TRASH_NOTE_OF_SEVERAL}`
    expect(confirmWordsOf({ heading: DELETE_FOR_GOOD, body: several, skipsTrash: false }).button).toBe(
      'Move to the trash',
    )
  })

  test('has a button with the words of its heading, where that is a question', () => {
    const shared = { body: '', skipsTrash: false }
    expect(confirmWordsOf({ ...shared, heading: 'Restore this version?' }).button).toBe('Restore this version')
    expect(confirmWordsOf({ ...shared, heading: 'Confirm move' })).toEqual({ heading: 'Confirm move' })
  })
})
