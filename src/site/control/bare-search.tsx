'use client'

import {
  Configure,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  Pagination,
  RefinementList,
  SearchBox,
} from './widgets.cjs'
import type { InstantSearchServerState } from 'react-instantsearch'

type SearchHit = { name?: string; price?: number; slug?: string; image_url?: string }

const HitLink = ({ hit }: { hit: SearchHit }) => (
  <a href={`/cars/${hit.slug ?? ''}`}>
    <img src={hit.image_url} alt="" width={300} height={200} loading="lazy" />
    {hit.name} {hit.price}
  </a>
)

type Props = {
  indexName: string
  lists: readonly string[]
  filters: string
  found: NonNullable<InstantSearchServerState['initialResults']>
}

const offlineClient = { search: () => Promise.reject(new Error('The control does not search in the browser.')) }

/** The default widgets of InstantSearch, without any changes. */
export const BareSearch = ({ indexName, lists, filters, found }: Props) => (
  <InstantSearchSSRProvider initialResults={found}>
    <InstantSearch indexName={indexName} searchClient={offlineClient} insights={false}>
      <Configure hitsPerPage={21} filters={filters} />
      <SearchBox />
      {lists.map((attribute) => (
        <RefinementList key={attribute} attribute={attribute} limit={10} />
      ))}
      <Hits<SearchHit> hitComponent={HitLink} />
      <Pagination />
    </InstantSearch>
  </InstantSearchSSRProvider>
)
