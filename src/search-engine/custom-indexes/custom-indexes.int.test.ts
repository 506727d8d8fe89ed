import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createGuide, createGuides, startEngine } from '../testing/engine-on-database.test-support'

let database: TestDatabase
let running: Awaited<ReturnType<typeof startEngine>>
const client = (key?: string, port?: number) => running.client(key, port)
const idsOf = (...requests: Parameters<(typeof running)['idsOf']>) => running.idsOf(...requests)

beforeAll(async () => {
  database = await createTestDatabase()
  running = await startEngine(database.pool)
})
afterAll(async () => {
  await running.close()
  await database.drop()
})

describe('custom indexes', () => {
  test("[STK-05] the client's helpers write, wait, browse, replace and delete", async () => {
    const admin = client()
    expect(await admin.indexExists({ indexName: 'guides' })).toBe(false)
    await admin.saveObjects({ indexName: 'guides', objects: createGuides(25), waitForTasks: true, batchSize: 10 })
    expect(await admin.indexExists({ indexName: 'guides' })).toBe(true)
    expect(await idsOf('guides')).toHaveLength(25)
    await admin.partialUpdateObjects({
      indexName: 'guides',
      objects: [
        { objectID: 'g1', words: { _operation: 'Increment', value: 5 } },
        { objectID: 'g2', topic: 'caravans' },
        { objectID: 'none', topic: 'nowhere' },
      ],
      createIfNotExists: false,
      waitForTasks: true,
    })
    expect(await admin.getObject({ indexName: 'guides', objectID: 'g1' })).toEqual(createGuide(1, { words: 15 }))
    expect(await admin.getObject({ indexName: 'guides', objectID: 'g2' })).toMatchObject({
      topic: 'caravans',
      words: 20,
    })
    await expect(admin.getObject({ indexName: 'guides', objectID: 'none' })).rejects.toMatchObject({ status: 404 })
    await admin.deleteObjects({ indexName: 'guides', objectIDs: ['g3', 'g4'], waitForTasks: true })
    const browsed: string[] = []
    await admin.browseObjects({
      indexName: 'guides',
      browseParams: { hitsPerPage: 7 },
      aggregator: ({ hits }) => browsed.push(...hits.map((hit) => hit.objectID)),
    })
    expect(new Set(browsed).size).toBe(23)
    expect(browsed).toHaveLength(23)
    await admin.setSettings({
      indexName: 'guides',
      indexSettings: { attributesForFaceting: ['searchable(topic)'], customRanking: ['desc(words)'] },
    })
    await admin.saveSynonyms({
      indexName: 'guides',
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['electric', 'hybrids'] }],
    })
    const replaced = await admin.replaceAllObjects({ indexName: 'guides', objects: createGuides(12), batchSize: 5 })
    expect(replaced.batchResponses).toHaveLength(3)
    expect(await idsOf('guides')).toEqual(
      createGuides(12)
        .reverse()
        .map(({ objectID }) => objectID),
    )
    expect(await idsOf('guides', { query: 'electric', filters: 'topic:hybrids' })).toHaveLength(6)
    const { items } = await admin.listIndices()
    expect(items.map(({ name }) => name).filter((name) => name.startsWith('guides'))).toEqual(['guides'])
    expect(items.find(({ name }) => name === 'guides')).toMatchObject({ entries: 12 })
    const facets = await admin.searchForFacets({
      requests: [{ indexName: 'guides', type: 'facet', facet: 'topic', facetQuery: 'tow' }],
    })
    expect(facets.results[0]).toMatchObject({
      facetHits: [{ value: 'towing', highlighted: '<em>tow</em>ing', count: 6 }],
    })
  })

  test('[STK-05] supports single records, batches, multi-index batches, deleteBy and clear', async () => {
    const admin = client()
    const saved = await admin.saveObject({ indexName: 'notes', body: { text: 'one' } })
    expect(saved).toMatchObject({ objectID: expect.any(String) as string, taskID: expect.any(Number) as number })
    await admin.addOrUpdateObject({ indexName: 'notes', objectID: 'two', body: { text: 'two', tags: ['x'] } })
    for (const [operation, value] of [
      ['Add', 'y'],
      ['AddUnique', 'y'],
      ['Remove', 'x'],
    ] as const)
      await admin.partialUpdateObject({
        indexName: 'notes',
        objectID: 'two',
        attributesToUpdate: { tags: { _operation: operation, value } },
      })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { count: { _operation: 'IncrementFrom', value: 0 } },
    })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { count: { _operation: 'IncrementFrom', value: 7 }, text: 'not this' },
    })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { top: { _operation: 'IncrementSet', value: 9 } },
    })
    const { results } = await admin.getObjects({
      requests: ['two', 'three', 'four'].map((objectID) => ({ indexName: 'notes', objectID })),
    })
    expect(results).toEqual([
      { objectID: 'two', text: 'two', tags: ['y'] },
      { objectID: 'three', count: 1, top: 9 },
      null,
    ])
    const { objectIDs } = await admin.batch({
      indexName: 'notes',
      batchWriteParams: {
        requests: [
          { action: 'clear', body: {} },
          { action: 'addObject', body: { objectID: 'a', kind: 'x', n: 1 } },
          { action: 'updateObject', body: { objectID: 'b', kind: 'x', n: 2 } },
          { action: 'partialUpdateObject', body: { objectID: 'a', n: 3 } },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: 'c', n: 3 } },
          { action: 'addObject', body: { objectID: 'd', kind: 'y', n: 4 } },
          { action: 'deleteObject', body: { objectID: 'b' } },
        ],
      },
    })
    expect(objectIDs).toEqual(['a', 'b', 'a', 'c', 'd', 'b'])
    expect((await idsOf('notes')).sort()).toEqual(['a', 'd'])
    const many = await admin.multipleBatch({
      requests: [
        { action: 'addObject', indexName: 'notes', body: { objectID: 'e', kind: 'y', n: 5 } },
        { action: 'addObject', indexName: 'others', body: { objectID: 'f' } },
      ],
    })
    expect(Object.keys(many.taskID)).toEqual(['notes', 'others'])
    await admin.setSettings({ indexName: 'notes', indexSettings: { attributesForFaceting: ['kind'] } })
    await admin.deleteBy({ indexName: 'notes', deleteByParams: { filters: 'kind:y AND n > 4' } })
    expect((await idsOf('notes')).sort()).toEqual(['a', 'd'])
    await expect(admin.deleteBy({ indexName: 'notes', deleteByParams: { filters: '' } })).rejects.toMatchObject({
      status: 400,
    })
    await admin.clearObjects({ indexName: 'notes' })
    expect(await idsOf('notes')).toEqual([])
    await admin.deleteIndex({ indexName: 'notes' })
    await admin.deleteIndex({ indexName: 'notes' })
    await expect(idsOf('notes')).rejects.toMatchObject({ status: 404, message: 'Index notes does not exist' })
  })

  test('[STK-05] refuses settings that would have no effect, and misspelt ones', async () => {
    const admin = client()
    const set = (settings: object) =>
      admin.setSettings({ indexName: 'strict', indexSettings: settings as never }).then(
        () => 'set',
        (error: Error) => error.message,
      )
    expect(await set({ disablePrefixOnAttributes: ['title'] })).toBe(
      'The setting "disablePrefixOnAttributes" is not supported by this search engine',
    )
    for (const settings of [
      { ignorePlurals: true },
      { removeStopWords: ['en'] },
      { userData: { a: 1 } },
      { renderingContent: { facetOrdering: {} } },
      { enableRules: true },
    ])
      expect(await set(settings)).toContain('is not supported')
    expect(await set({ serchableAttributes: ['title'] })).toBe('Unknown setting: serchableAttributes')
    expect(await set({ ignorePlurals: false, mode: 'keywordSearch', disablePrefixOnAttributes: [] })).toBe('set')
    expect(await set({ searchableAttributes: ['title'], hitsPerPage: 5 })).toBe('set')
  })

  test('[STK-05] reads and deletes records whose objectID has slashes, dots, spaces and other scripts', async () => {
    const admin = client()
    const ids = ['a/b', 'a//b/', '...', 'a b?c#d', 'größe', '🚗', 'a%2Fb', "o'brien", '"quoted"', '-x']
    await admin.saveObjects({ indexName: 'odd', objects: ids.map((objectID) => ({ objectID, title: objectID })) })
    for (const objectID of ids) {
      expect(await admin.getObject({ indexName: 'odd', objectID })).toMatchObject({ objectID, title: objectID })
      await admin.partialUpdateObject({ indexName: 'odd', objectID, attributesToUpdate: { read: true } })
    }
    for (const objectID of ids.slice(1)) await admin.deleteObject({ indexName: 'odd', objectID })
    expect(await idsOf('odd')).toEqual(['a/b'])
    for (const objectID of ['.', '..'])
      await expect(admin.saveObjects({ indexName: 'odd', objects: [{ objectID }] })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(`objectID ${objectID} can't be the last part of an address`) as string,
      })
    expect(await idsOf('odd')).toEqual(['a/b'])
  })

  test('[STK-05] resets a null setting and keeps others; replicas have the records in another order', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'boats', objects: createGuides(6) })
    await admin.setSettings({
      indexName: 'boats',
      indexSettings: {
        replicas: ['boats_by_title', 'boats_by_words'],
        hitsPerPage: 3,
        searchableAttributes: ['title'],
      },
    })
    await admin.setSettings({ indexName: 'boats_by_words', indexSettings: { ranking: ['asc(words)', 'typo'] } })
    await admin.setSettings({ indexName: 'boats_by_title', indexSettings: { ranking: ['desc(title)'] } })
    expect(await idsOf('boats_by_words')).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5'])
    expect(await idsOf('boats_by_title')).toEqual(['g5', 'g4', 'g3', 'g2', 'g1', 'g0'])
    expect(await admin.getSettings({ indexName: 'boats_by_words' })).toMatchObject({ primary: 'boats' })
    await admin.saveObject({ indexName: 'boats', body: createGuide(9) })
    expect(await idsOf('boats_by_words')).toContain('g9')
    await expect(admin.saveObject({ indexName: 'boats_by_words', body: createGuide(10) })).rejects.toMatchObject({
      status: 400,
    })
    const { hits } = await admin.searchSingleIndex({ indexName: 'boats' })
    expect(hits).toHaveLength(3)
    await admin.setSettings({
      indexName: 'boats',
      indexSettings: { hitsPerPage: null as never, attributesForFaceting: ['topic'] },
    })
    const settings = await admin.getSettings({ indexName: 'boats' })
    expect(settings).toMatchObject({
      hitsPerPage: 20,
      searchableAttributes: ['title'],
      attributesForFaceting: ['topic'],
      replicas: ['boats_by_title', 'boats_by_words'],
    })
    const { taskID } = await admin.operationIndex({
      indexName: 'boats',
      operationIndexParams: { operation: 'copy', destination: 'boats2', scope: ['settings'] },
    })
    expect(await admin.getTask({ indexName: 'anything', taskID })).toMatchObject({ status: 'published' })
    await expect(admin.getTask({ indexName: 'boats', taskID: 999_999 })).rejects.toMatchObject({ status: 404 })
    expect(await idsOf('boats2')).toEqual([])
    await admin.operationIndex({
      indexName: 'gone',
      operationIndexParams: { operation: 'move', destination: 'boats2' },
    })
    await admin.operationIndex({
      indexName: 'boats2',
      operationIndexParams: { operation: 'move', destination: 'boats' },
    })
    expect(await idsOf('boats_by_words')).toEqual([])
    expect(await admin.indexExists({ indexName: 'boats2' })).toBe(false)
  })

  test('[STK-05] stores and returns synonyms and rules', async () => {
    const admin = client()
    await admin.saveSynonyms({
      indexName: 'parts',
      synonymHit: [
        { objectID: 'one', type: 'synonym', synonyms: ['boot', 'trunk'] },
        { objectID: 'two', type: 'oneWaySynonym', input: 'wheel', synonyms: ['rim'] },
      ],
      forwardToReplicas: true,
    })
    expect(await admin.getSynonym({ indexName: 'parts', objectID: 'two' })).toMatchObject({ input: 'wheel' })
    const found: string[] = []
    await admin.browseSynonyms({
      indexName: 'parts',
      aggregator: ({ hits }) => found.push(...hits.map((one) => one.objectID)),
    })
    expect(found.sort()).toEqual(['one', 'two'])
    await admin.deleteSynonym({ indexName: 'parts', objectID: 'one' })
    expect((await admin.searchSynonyms({ indexName: 'parts' })).nbHits).toBe(1)
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'x', anchoring: 'is' as const }],
      consequence: { params: {} },
    }
    await admin.saveRules({ indexName: 'parts', rules: [rule], clearExistingRules: true })
    expect(await admin.getRule({ indexName: 'parts', objectID: 'r' })).toEqual(rule)
    expect((await admin.searchRules({ indexName: 'parts' })).nbHits).toBe(1)
    await admin.clearRules({ indexName: 'parts' })
    expect((await admin.searchRules({ indexName: 'parts' })).nbHits).toBe(0)
    await expect(
      admin.saveSynonyms({ indexName: 'parts', synonymHit: [{ objectID: 'x', type: 'nonsense' as never }] }),
    ).rejects.toMatchObject({ status: 400 })
  })
})
