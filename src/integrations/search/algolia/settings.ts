import { createHash } from 'node:crypto'
import type { IndexSettings } from 'algoliasearch'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'

const textCriteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const

/** Returns the settings by index name: first the index, then its replicas, one for each sort. */
export const toAlgoliaSettings = (prefix: string): readonly (readonly [index: string, settings: IndexSettings])[] => {
  const { replicas, ...shared } = stockIndexSettings
  const plain: IndexSettings = JSON.parse(JSON.stringify(shared)) as IndexSettings
  const sorts = Object.entries(replicas).map(([name, [first, ...rest]]): [string, IndexSettings] => [
    `${prefix}${name}`,
    { ...plain, allowTyposOnNumericTokens: false, ranking: [first, ...textCriteria, 'custom'], customRanking: rest },
  ])
  return [
    [
      `${prefix}${STOCK_INDEX}`,
      {
        ...plain,
        allowTyposOnNumericTokens: false,
        ranking: [...textCriteria, 'custom'],
        replicas: sorts.map(([name]) => name),
      },
    ],
    ...sorts,
  ]
}

export const hashOf = (settings: unknown): string => createHash('sha256').update(JSON.stringify(settings)).digest('hex')
