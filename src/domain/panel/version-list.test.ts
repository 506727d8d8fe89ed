import { describe, expect, test } from 'vitest'
import {
  isVersionName,
  matchSaves,
  nameIdCrumb,
  nameSingleCrumb,
  nameVersion,
  nameVersionStates,
  untitledName,
  type ListedVersion,
} from './version-list'

const version = (id: string, time: string, status?: 'draft' | 'published'): ListedVersion => ({
  id,
  updatedAt: `2026-11-25T${time}Z`,
  status,
})
const save = (who: string, time: string) => ({ who, createdAt: `2026-11-25T${time}Z` })

describe('[ADM-02] the state of a version', () => {
  test('says which one shoppers see, and which drafts are newer', () => {
    const versions = [
      version('d', '04:00:00', 'draft'),
      version('c', '03:00:00', 'draft'),
      version('b', '02:00:00', 'published'),
      version('a', '01:00:00', 'published'),
    ]
    expect(nameVersionStates(versions, true)).toEqual([
      'Current draft',
      'Earlier draft',
      'On your site now',
      'Was on your site',
    ])
    expect(nameVersionStates(versions, false)[2]).toBe('Was on your site')
  })

  test('of a document without drafts is current or earlier', () => {
    expect(nameVersionStates([version('b', '02:00:00'), version('a', '01:00:00')], true)).toEqual([
      'Current',
      'Earlier version',
    ])
  })
})

describe('[ADM-02] the author of a version', () => {
  test('is the author of the save that was logged at its time', () => {
    const versions = [version('c', '03:00:00'), version('b', '02:00:01'), version('a', '02:00:00')]
    const saves = [save('kim', '03:00:00.020'), save('robin', '02:00:01.030'), save('sam', '02:00:00.010')]
    expect(matchSaves(versions, saves).map((one) => one?.who)).toEqual(['kim', 'robin', 'sam'])
  })

  test('is unknown for a version that no member of staff saved', () => {
    const versions = [version('b', '02:00:00'), version('a', '01:00:00')]
    expect(matchSaves(versions, [save('sam', '01:00:00.5')]).map((one) => one?.who)).toEqual([undefined, 'sam'])
    expect(matchSaves(versions, [save('sam', '01:30:00')])).toEqual([undefined, undefined])
    expect(matchSaves([], [save('sam', '01:30:00')])).toEqual([])
  })
})

describe('names on the page of a version', () => {
  test('[ADM-02] [STF-03] a version is named by its moment in words', () => {
    const name = nameVersion('2026-11-24T23:30:00Z', 'Australia/Brisbane')
    expect(name).toBe('Version of 25 November 2026, 9:30 am AEST')
    expect(isVersionName(name)).toBe(true)
    expect(isVersionName('25/11/2026, 9:30 am')).toBe(false)
    expect(untitledName('Page')).toBe('Untitled page')
  })

  test('[ADM-05] the breadcrumb of a document that a dealer has once has its name, and no list', () => {
    const crumbs = [{ label: 'Themes', url: '/themes' }, { label: 'a-1', url: '/theme/a-1' }, { label: 'Versions' }]
    const ownCrumbs = [{ label: 'Theme', url: '/theme/a-1' }, { label: 'Versions' }]
    expect(nameSingleCrumb(crumbs, 'a-1', 'Theme')).toEqual(ownCrumbs)
    expect(nameSingleCrumb(ownCrumbs, 'a-1', 'Theme')).toBe(ownCrumbs)
    expect(nameSingleCrumb([{ label: 'Themes' }, { label: 'a-1' }], 'a-1', 'Theme')).toEqual([{ label: 'Theme' }])
    const others = [{ label: 'Pages', url: '/pages' }]
    expect(nameIdCrumb(others, 'a-1', 'Untitled page')).toBe(others)
    expect(nameIdCrumb([...others, { label: 'a-1' }], 'a-1', 'Untitled page')).toEqual([
      ...others,
      { label: 'Untitled page' },
    ])
    expect(nameSingleCrumb(others, 'a-1', 'Theme')).toBe(others)
  })
})
